import { missingTargets, stepOf } from './import-steps';

describe('missingTargets', () => {
  it.each([
    [['name', 'zip', 'city'], false, []],
    [['firstName', 'zipCity'], false, []],
    [['street', 'zip'], false, ['name', 'city']],
    [['street', 'zipCity'], true, []],
    [[null, 'email'], false, ['name', 'zip', 'city']],
  ] as const)('of %j', (mapping, nameFromStreet, expected) => {
    expect(missingTargets([...mapping], { nameFromStreet })).toEqual(expected);
  });
});

describe('stepOf', () => {
  it.each([
    ['uploaded', 'mapping'],
    ['checked', 'check'],
    ['running', 'result'],
    ['undone', 'result'],
  ] as const)('shows %s as %s', (state, step) => {
    expect(stepOf(state)).toBe(step);
  });
});
