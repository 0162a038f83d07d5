import { lintTexts } from './run-oxlint.mjs';

const passes = (code) => {
  const problems = lintTexts({ 'libs/demo/src/file.ts': code })['libs/demo/src/file.ts'];
  return problems.length === 0;
};

describe('forgotten promises', () => {
  it('are refused by their types: nobody waits, a promise as a condition, waiting for nothing', () => {
    const ask = 'const ask = async (): Promise<number> => 1;';
    expect(passes(`${ask} void ask(); export const found = async () => (await ask()) > 0;`)).toBe(true);
    expect(passes(`${ask} ask();`)).toBe(false);
    expect(passes(`${ask} export const found = ask() ? 1 : 2;`)).toBe(false);
    expect(passes('export const wait = async () => await 3;')).toBe(false);
  });

  it('may be given to what takes a function without an answer', () => {
    expect(passes('export const run = (f: () => void) => f(); run(async () => undefined);')).toBe(true);
  });
});
