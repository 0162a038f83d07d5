import type { AddressView, CreateAddress } from '@jahrring/contracts-addresses';
import { emptyAddress } from '../address-fields';
import { mergeVersions, proposeSides } from './merge-versions';

const base = {
  ...emptyAddress('CH'),
  id: 'a1',
  version: 1,
  name: 'Lüthi',
  city: 'Bern',
  phone: '1',
} as AddressView;
const mine = { ...base, name: 'Lüthi AG', phone: '2' } as CreateAddress;
const theirs = { ...base, version: 2, city: 'Thun', phone: '3' } as AddressView;

describe('merging two versions', () => {
  it('asks only about fields that differ and proposes who changed them', () => {
    expect([...proposeSides(base, mine, theirs)]).toEqual([
      ['name', 'mine'],
      ['city', 'theirs'],
      ['phone', 'mine'],
    ]);
  });

  it('takes what was chosen', () => {
    const sides = proposeSides(base, mine, theirs).set('phone', 'theirs');
    expect(mergeVersions(mine, theirs, sides)).toMatchObject({ name: 'Lüthi AG', city: 'Thun', phone: '3' });
  });
});
