import { stepOf, stepsWith } from './import-steps';

describe('stepOf', () => {
  it.each([
    ['uploaded', 'mapping'],
    ['checked', 'check'],
    ['running', 'result'],
    ['cancelling', 'result'],
    ['undone', 'result'],
  ] as const)('shows %s as %s', (state, step) => {
    expect(stepOf(state)).toBe(step);
  });
});

it('a fixed format has no step for columns', () => {
  expect(stepsWith(0)).toEqual(['file', 'check', 'result']);
  expect(stepsWith(3)).toHaveLength(4);
});
