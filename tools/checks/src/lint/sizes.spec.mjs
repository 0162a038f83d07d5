import { Linter } from 'eslint';
import { sizeRules } from './sizes.mjs';

const problemsOf = (lines) =>
  new Linter().verify(lines.join('\n'), [{ rules: sizeRules }]).map(({ ruleId }) => ruleId);
const lines = (count, text) => Array.from({ length: count }, () => text);

describe('sizes', () => {
  it('let a file have 350 lines, comments included', () => {
    expect(problemsOf(lines(350, '// wood'))).toEqual([]);
    expect(problemsOf(lines(351, '// wood'))).toEqual(['max-lines']);
  });

  it('let a function have 100 lines of code', () => {
    const withBody = (count) => ['function fell() {', ...lines(count, 'cut();'), '}'];
    expect(problemsOf(withBody(98))).toEqual([]);
    expect(problemsOf(withBody(99))).toEqual(['max-lines-per-function']);
  });
});
