/** Writes the sheets of src/theme/tokens.css from src/theme/tokens.ts (`node libs/ui/scripts/build-tokens.mjs`; `--check` only compares). */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import options from '../../../.oxfmtrc.json' with { type: 'json' };
import { tokenSheets } from './tokens-css.mjs';

for (const [name, text] of Object.entries(tokenSheets())) {
  const target = new URL(`../src/theme/${name}.css`, import.meta.url);
  const { code: css, errors } = await format(`${name}.css`, text, options);
  if (errors.length > 0) throw new Error(`${name}.css: ${errors[0].message}`);
  if (!process.argv.includes('--check')) writeFileSync(target, css);
  else if (readFileSync(target, 'utf8') !== css) {
    process.stderr.write(
      `${name}.css does not follow tokens.ts: run node libs/ui/scripts/build-tokens.mjs\n`,
    );
    process.exitCode = 1;
  }
}
