import { stepOf } from './import-steps';

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
