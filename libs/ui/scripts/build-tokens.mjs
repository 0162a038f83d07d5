/** Writes src/theme/tokens.css from src/theme/tokens.ts (`node libs/ui/scripts/build-tokens.mjs`; `--check` only compares). */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { tokensCss } from './tokens-css.mjs';

const target = new URL('../src/theme/tokens.css', import.meta.url);
const options = (await resolveConfig(target)) ?? {};
const css = await format(tokensCss(), { ...options, parser: 'css' });
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== css) {
    process.stderr.write('tokens.css does not follow tokens.ts: run node libs/ui/scripts/build-tokens.mjs\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, css);
}
