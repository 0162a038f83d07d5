import { nestsDeeper } from './json-depth';

describe('nestsDeeper', () => {
  it.each([
    ['[[1],[2],{"a":[3]}]', 3, false],
    ['[[1],[2],{"a":[3]}]', 2, true],
    ['{"a":"[[[[{{{{","b":"\\"[[[["}', 1, false],
    ['"\\\\"', 0, false],
    ['['.repeat(1_000_000), 100, true],
  ])('tells how deep a text goes', (json, most, expected) => {
    expect(nestsDeeper(json, most)).toBe(expected);
  });
});
