// The site's icon as PNG pictures, for systems that take no SVG on a home screen: drawn from web/page/icon.svg when the site is put
// together. Reads what that picture is made of and no more: rect, ellipse and path, each filled, or a path stroked with round joints.
import zlib from 'node:zlib';

/** What systems ask for. `inset`: how much of the picture's side stays free round the drum, so that a round mask cuts nothing off. */
const PICTURES = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable-512.png', size: 512, isFull: true, inset: 0.12 },
  { name: 'apple-touch-icon.png', size: 180, isFull: true, inset: 0.04 },
];
const SIDE = 64; // of the viewBox
const FINE = 4; // lines that are measured in each row of pixels

const curve = ([x0, y0], [x1, y1], [x2, y2], [x3, y3]) => Array.from({ length: 16 }, (_, i) => {
  const t = (i + 1) / 16, u = 1 - t;
  const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
});
const ring = (cx, cy, rx, ry) => Array.from({ length: 96 }, (_, i) => [cx + rx * Math.cos((i * Math.PI) / 48), cy + ry * Math.sin((i * Math.PI) / 48)]);

/** The lines of a path, each a list of points. */
function linesOf(path) {
  const words = path.match(/[a-zA-Z]|-?\d*\.?\d+/g);
  const lines = [];
  let at = [0, 0], bend = null, letter = '', i = 0;
  const number = () => Number(words[i++]);
  const point = () => { const [x, y] = [number(), number()]; return letter === letter.toLowerCase() ? [at[0] + x, at[1] + y] : [x, y]; };
  while (i < words.length) {
    if (/[a-zA-Z]/.test(words[i])) letter = words[i++];
    let next = null;
    switch (letter.toLowerCase()) {
      case 'm':
        at = point();
        lines.push([at]);
        letter = letter === 'm' ? 'l' : 'L';
        continue;
      case 'z': at = lines.at(-1)[0]; continue;
      case 'l': lines.at(-1).push(at = point()); break;
      case 'h': { const x = number(); lines.at(-1).push(at = [letter === 'h' ? at[0] + x : x, at[1]]); break; }
      case 'v': { const y = number(); lines.at(-1).push(at = [at[0], letter === 'v' ? at[1] + y : y]); break; }
      case 'c': case 's': {
        const first = letter.toLowerCase() === 'c' ? point() : bend ? [2 * at[0] - bend[0], 2 * at[1] - bend[1]] : at;
        next = point();
        const end = point();
        lines.at(-1).push(...curve(at, first, next, end));
        at = end;
        break;
      }
      default: throw new Error(`icon.svg: no word for "${letter}" in a path`);
    }
    bend = next;
  }
  return lines;
}

/** What the picture is made of, from the lowest up: { colour, areas }, of which each area is filled. */
function shapesOf(svg, isFull) {
  const shapes = [];
  for (const [, tag, text] of svg.matchAll(/<(rect|ellipse|path)\b([^>]*)\/>/g)) {
    const of = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const n = (key) => Number(of[key] ?? 0);
    if (tag === 'rect') {
      const r = isFull ? 0 : n('rx'), w = n('width'), h = n('height');
      const corner = (cx, cy, from) => Array.from({ length: 13 }, (_, i) => [cx + r * Math.cos(from + (i * Math.PI) / 24), cy + r * Math.sin(from + (i * Math.PI) / 24)]);
      const quarter = Math.PI / 2;
      shapes.push({ isGround: true, colour: of.fill, areas: [[...corner(r, r, 2 * quarter), ...corner(w - r, r, 3 * quarter), ...corner(w - r, h - r, 0), ...corner(r, h - r, quarter)]] });
    } else if (tag === 'ellipse') {
      shapes.push({ colour: of.fill, areas: [ring(n('cx'), n('cy'), n('rx'), n('ry'))] });
    } else if (of.stroke) {
      const half = n('stroke-width') / 2;
      const areas = linesOf(of.d).flatMap((line) => line.flatMap(([x, y], i) => {
        const joint = ring(x, y, half, half);
        if (i === 0) return [joint];
        const [px, py] = line[i - 1];
        const long = Math.hypot(x - px, y - py) || 1;
        const [dx, dy] = [(-(y - py) / long) * half, ((x - px) / long) * half];
        return [joint, [[px + dx, py + dy], [x + dx, y + dy], [x - dx, y - dy], [px - dx, py - dy]]];
      }));
      shapes.push({ colour: of.stroke, areas });
    } else {
      shapes.push({ colour: of.fill, areas: linesOf(of.d) });
    }
  }
  return shapes;
}

/** How much of each pixel an area covers, added up to `cover`. */
function addArea(cover, size, points) {
  for (let line = 0; line < size * FINE; ++line) {
    const y = (line + 0.5) / FINE;
    const cuts = [];
    points.forEach(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length];
      if ((y0 <= y) !== (y1 <= y)) cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [Math.max(0, cuts[i]), Math.min(size, cuts[i + 1])];
      for (let x = Math.floor(from); x < to; ++x) {
        cover[Math.floor(line / FINE) * size + x] += (Math.min(to, x + 1) - Math.max(from, x)) / FINE;
      }
    }
  }
}

function png(size, pixels) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    let sum = ~0;
    for (const byte of body) {
      sum ^= byte;
      for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xEDB88320 : 0);
    }
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(~sum >>> 0, body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits of red, green, blue, alpha
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; ++y) Buffer.from(pixels.buffer, y * size * 4, size * 4).copy(rows, y * (size * 4 + 1) + 1);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), chunk('IHDR', head), chunk('IDAT', zlib.deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** name -> the picture's bytes. */
export function icons(svg) {
  return new Map(PICTURES.map(({ name, size, isFull = false, inset = 0 }) => {
    const pixels = new Uint8ClampedArray(size * size * 4);
    for (const { colour, areas, isGround } of shapesOf(svg, isFull)) {
      const scale = size / SIDE, shrink = isGround ? 1 : 1 - 2 * inset;
      const put = (v) => (SIDE / 2 + (v - SIDE / 2) * shrink) * scale;
      const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      const whole = new Float32Array(size * size);
      for (const area of areas) {
        const cover = new Float32Array(size * size);
        addArea(cover, size, area.map(([x, y]) => [put(x), put(y)]));
        cover.forEach((share, i) => { whole[i] = Math.max(whole[i], share); });
      }
      whole.forEach((share, i) => {
        if (share <= 0) return;
        const a = Math.min(1, share), under = pixels[i * 4 + 3] / 255, over = a + under * (1 - a);
        rgb.forEach((value, c) => { pixels[i * 4 + c] = (value * a + pixels[i * 4 + c] * under * (1 - a)) / over; });
        pixels[i * 4 + 3] = over * 255;
      });
    }
    return [name, png(size, pixels)];
  }));
}
