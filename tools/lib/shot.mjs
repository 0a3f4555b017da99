// Pictures of the built site at the three promised sizes; see tools/shot.
import path from 'node:path';

const [name, ...rest] = process.argv.slice(2);
if (!name) {
  console.error('usage: tools/shot NAME [#FRAGMENT] [SCRIPT.mjs]');
  process.exit(2);
}
const { SIZES, laboratory } = await import('../../tests/browser/harness.mjs');
const fragment = rest.find((word) => word.startsWith('#')) ?? '';
const script = rest.find((word) => word.endsWith('.mjs'));
const act = script ? (await import(path.resolve(script))).default : async () => {};
const lab = await laboratory({ keep: true, drawn: true });
for (const [sizeName, size] of Object.entries(SIZES)) {
  const page = await lab.open({ size, fragment });
  await act(page, sizeName);
  await page.waitForTimeout(500); // let motion come to rest
  console.log(await lab.shot(page, `${name}-${sizeName}`));
  for (const fault of page.faults) console.log(`  ${fault}`);
}
await lab.close();
