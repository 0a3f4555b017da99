// Text fields: real inputs laid over the picture, so that paste, soft keyboards and spelling help work.
// The program calls page.fields and page.focusField (web/shell/page.cpp); glue.js comes first.
'use strict';

((page) => {
  const el = (id) => document.getElementById(id);
  const { send } = page;

  const fields = new Map();
  /** A soft keyboard lies over the page: the page moves up until the field that is written into can be seen. */
  const clear = () => {
    const view = globalThis.visualViewport;
    const input = document.activeElement;
    const { style } = document.body;
    const moved = Number(style.getPropertyValue('--moved') || 0);
    const isField = input instanceof HTMLInputElement && el('fields').contains(input);
    const under = isField && view ? input.getBoundingClientRect().bottom + moved + 12 - view.offsetTop - view.height : 0;
    const by = Math.max(0, Math.round(under));
    style.setProperty('--moved', String(by));
    style.transform = by > 0 ? `translateY(${-by}px)` : '';
  };
  globalThis.visualViewport?.addEventListener('resize', clear);
  page.fields = (json) => {
    const wanted = JSON.parse(json);
    const seen = new Set();
    for (const [id, x, y, w, h, size, label, hint, value, fixed] of wanted) {
      seen.add(id);
      let input = fields.get(id);
      if (!input) {
        input = document.createElement('input');
        input.type = 'text';
        input.id = `field-${id}`;
        input.autocomplete = 'off';
        input.spellcheck = false;
        input.setAttribute('autocapitalize', 'off');
        input.value = value;
        input.addEventListener('input', () => send('field', `${id}\n${input.value}`));
        input.addEventListener('keydown', (event) => {
          event.stopPropagation();
          if (event.key === 'Enter') send('enter', id);
          if (event.key === 'Escape') el('canvas').focus();
          if (event.key === 'Tab') {
            event.preventDefault();
            el('canvas').focus();
            send('tab', event.shiftKey ? 'back' : 'on');
          }
        });
        input.addEventListener('focus', () => {
          if (input.readOnly) input.select();
          send('focus', `field:${id}`);
          clear();
        });
        input.addEventListener('blur', clear);
        fields.set(id, input);
        el('fields').append(input);
      }
      input.readOnly = fixed;
      if ((fixed || document.activeElement !== input) && input.value !== value) input.value = value;
      input.setAttribute('aria-label', label);
      input.placeholder = hint;
      Object.assign(input.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px`, fontSize: `${size}px` });
    }
    for (const [id, input] of fields) {
      if (!seen.has(id)) {
        input.remove();
        fields.delete(id);
        clear();
      }
    }
  };
  page.focusField = (id) => fields.get(id)?.focus();
})(globalThis.LongRollPage);
