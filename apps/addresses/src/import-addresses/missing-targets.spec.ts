import { missingTargets } from './missing-targets';

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
