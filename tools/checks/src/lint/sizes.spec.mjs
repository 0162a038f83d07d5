import { lintTexts } from './run-oxlint.mjs';

const problemsOf = (lines, file = 'libs/demo/src/file.ts') =>
  lintTexts({ [file]: lines.join('\n') })[file].map((problem) => problem.split(':')[0]);
const lines = (count, text) => Array.from({ length: count }, () => text);

describe('sizes', () => {
  it('let a file have 350 lines, comments included', () => {
    expect(problemsOf(lines(350, '// wood'))).toEqual([]);
    expect(problemsOf(lines(351, '// wood'))).toEqual(['eslint(max-lines)']);
  });

  it('let a function have 100 lines of code, a component 120', () => {
    const withBody = (count) => ['export function fell(cut) {', ...lines(count, 'cut();'), '}'];
    expect(problemsOf(withBody(98))).toEqual([]);
    expect(problemsOf(withBody(99))).toEqual(['eslint(max-lines-per-function)']);
    expect(problemsOf(withBody(118), 'libs/demo/src/file.tsx')).toEqual([]);
    expect(problemsOf(withBody(119), 'libs/demo/src/file.tsx')).toEqual(['eslint(max-lines-per-function)']);
  });
});
