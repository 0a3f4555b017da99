// The hidden mirror: the game in words and buttons, for people who do not see the picture, and for tests.
// The program calls page.mirror and page.table with JSON (web/shell/mirror.cpp); glue.js comes first.
'use strict';

((page) => {
  const el = (id) => document.getElementById(id);
  const { send } = page;

  const say = (id, text) => {
    const node = el(id);
    if (node.textContent !== text) node.textContent = text;
    node.hidden = text === '';
  };
  /** The fold of a group in the list of the mirror, closed until it is pressed. */
  const fold = (list, group, count) => {
    let node = [...list.children].find((each) => each.dataset.group === group);
    if (!node) {
      node = document.createElement('details');
      node.dataset.group = group;
      node.append(document.createElement('summary'));
    }
    node.firstChild.textContent = `${group} (${count})`;
    return node;
  };
  /** Makes `list` one button for each [key, label, enabled, group], reusing those that are there. */
  const buttons = (list, wanted, name, kind) => {
    const old = new Map([...list.querySelectorAll('button')].map((node) => [node.dataset[name], node]));
    const last = new Map(); // what was put last into the list, and into each fold
    const put = (parent, node, first) => {
      const before = last.has(parent) ? last.get(parent).nextSibling : first;
      if (node !== before) parent.insertBefore(node, before);
      last.set(parent, node);
    };
    for (const [key, label, enabled, group] of wanted) {
      let node = old.get(key);
      old.delete(key);
      if (!node) {
        node = document.createElement('button');
        node.type = 'button';
        node.dataset[name] = key;
        node.addEventListener('click', () => send(kind, key));
        node.addEventListener('focus', () => send('focus', kind === 'action' ? `choice:${key}` : key));
      }
      if (node.textContent !== label) node.textContent = label;
      if (node.disabled === enabled) node.disabled = !enabled;
      if (group) {
        const its = fold(list, group, wanted.filter((each) => each[3] === group).length);
        if (!last.has(its)) put(list, its, list.firstChild);
        put(its, node, its.firstChild.nextSibling);
      } else {
        put(list, node, list.firstChild);
      }
    }
    const lost = [...old.values()].includes(document.activeElement);
    for (const node of old.values()) node.remove();
    for (const node of [...list.children]) if (node.dataset.group && !node.querySelector('button')) node.remove();
    if (lost) (list.querySelector('button, summary') ?? el('mirror')).focus();
  };
  /** As many children of that kind as there are items; `fill` writes each. */
  const fit = (parent, tag, items, fill) => {
    while (parent.children.length > items.length) parent.lastChild.remove();
    items.forEach((item, i) => fill(parent.children[i] ?? parent.appendChild(document.createElement(tag)), item));
  };
  const write = (node, text) => { if (node.textContent !== text) node.textContent = text; };
  /** The table in words, a heading and a list for each part: what has not changed keeps its nodes, and the reader his place. */
  page.table = (json) => fit(el('mirror-table'), 'section', JSON.parse(json), (section, [title, lines]) => {
    if (!section.firstChild) section.append(document.createElement('h3'), document.createElement('ul'));
    write(section.firstChild, title);
    fit(section.lastChild, 'li', lines, write);
  });
  page.mirror = (json) => {
    const now = JSON.parse(json);
    say('mirror-title', now.title);
    say('mirror-status', now.status);
    say('mirror-prompt', now.rule ? `${now.prompt} [${now.rule}]` : now.prompt);
    say('mirror-notice', now.notice);
    say('mirror-text', now.text);
    say('mirror-news', now.news);
    buttons(el('mirror-actions'), now.actions, 'action', 'action');
    buttons(el('mirror-controls'), now.controls, 'do', 'do');
    const log = el('mirror-log');
    if (now.log) {
      // The newest lines of a longer log: those that have left it at the front go, so that the others are not read out again.
      const told = [...log.children].map((node) => node.textContent);
      const stays = (from) => told.slice(from, -1).every((line, i) => line === now.log[i]);
      let gone = 0;
      while (gone < told.length && told.length - gone >= now.log.length / 2 && !stays(gone)) ++gone;
      if (gone < told.length && stays(gone)) while (gone-- > 0) log.firstChild.remove();
      let at = 0;
      while (at < now.log.length && at < log.children.length && log.children[at].textContent === now.log[at]) ++at;
      while (log.children.length > at) log.lastChild.remove();
      for (const line of now.log.slice(at)) {
        const node = document.createElement('li');
        node.textContent = line;
        log.append(node);
      }
    }
  };
})(globalThis.LongRollPage);
