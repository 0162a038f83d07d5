import { lintTexts } from './run-oxlint.mjs';

/** Rules that would be silent without what they read, the projects or the types, and what each must refuse. */
const refused = {
  'jahrring(boundaries)': [
    'libs/contracts/addresses/src/forbidden.ts',
    "import { Button } from '@jahrring/ui';\nexport const forbidden = Button;\n",
  ],
  'typescript(no-floating-promises)': ['services/time/src/forgotten.ts', 'Promise.resolve(1);\n'],
  'typescript(no-misused-promises)': [
    'services/time/src/condition.ts',
    'export const found = Promise.resolve(1) ? 1 : 2;\n',
  ],
  'typescript(await-thenable)': [
    'services/time/src/nothing.ts',
    'export const wait = async (): Promise<number> => await 3;\n',
  ],
};

/** Fails unless each of these rules bites. */
export function proveRules() {
  const found = lintTexts(Object.fromEntries(Object.values(refused)));
  for (const [rule, [file, text]] of Object.entries(refused))
    if (!found[file].some((problem) => problem.startsWith(`${rule}: `)))
      throw new Error(`The rule ${rule} let this pass:\n${text}`);
}
