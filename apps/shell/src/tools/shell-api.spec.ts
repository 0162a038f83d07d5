import { isCompatible } from './shell-api';

describe('shell api range', () => {
  it.each([
    ['^1', '1.4.0', true],
    ['^1.2', '1.4.0', true],
    ['^1.5', '1.4.0', false],
    ['^2', '1.4.0', false],
    ['latest', '1.4.0', false],
  ])('%s on %s: %s', (range, version, expected) => {
    expect(isCompatible(range, version)).toBe(expected);
  });
});
