// The check sums that what the page fetches carries with it: FNV-1a, 32 bits.

/** Over bytes: fetchCode in web/page/glue.js. */
export function checkOfBytes(bytes) {
  let check = 2166136261;
  for (const byte of bytes) check = Math.imul(check ^ byte, 16777619);
  return check >>> 0;
}

/** Over each text with a zero byte after it: check_of in web/shell/pack.cpp, over path, text, path, text ... in the paths' order. */
export const checkOf = (texts) => checkOfBytes(Buffer.from(texts.map((text) => `${text}\0`).join('')));
