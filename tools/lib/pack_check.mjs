// What the page fetches: packs of data, and the check sums that they and the code carry with them: FNV-1a, 32 bits.

/** Over bytes: fetchCode in web/page/glue.js. */
export function checkOfBytes(bytes) {
  let check = 2166136261;
  for (const byte of bytes) check = Math.imul(check ^ byte, 16777619);
  return check >>> 0;
}

/** Over each text with a zero byte after it: check_of in web/shell/pack.cpp, over path, text, path, text ... in the paths' order. */
export const checkOf = (texts) => checkOfBytes(Buffer.from(texts.map((text) => `${text}\0`).join('')));

/** The bytes of a pack: read_pack in web/shell/pack.cpp. `files`: path -> text. The last path comes first: so a map comes before what names its
 *  hexes, and less is left for brotli. */
export function packOf(game, files) {
  const paths = Object.keys(files).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const check = checkOf(paths.flatMap((path) => [path, files[path]]));
  paths.reverse();
  const lengths = Object.fromEntries(paths.map((path) => [path, Buffer.byteLength(files[path])]));
  return Buffer.from(`${JSON.stringify({ format: 'longroll-pack/2', game, check, files: lengths })}\n${paths.map((path) => files[path]).join('')}`);
}

/** The game and the files of a pack. */
export function filesOf(pack) {
  const end = pack.indexOf(10);
  const { game, files } = JSON.parse(pack.subarray(0, end).toString());
  let at = end + 1;
  return { game, files: Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, pack.subarray(at, (at += bytes)).toString()])) };
}
