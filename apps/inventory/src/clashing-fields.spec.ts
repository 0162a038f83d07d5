import { clashingFields } from './clashing-fields';

const base = { title: 'Axt', price: '40', active: true, rates: [1], note: null };

describe('clashing fields', () => {
  it('are those both have changed, each to something else', () => {
    const theirs = { ...base, title: 'Spaltaxt', price: '45', rates: [1, 2] };
    expect(clashingFields(base, { title: 'Beil', active: false, rates: [1, 2] }, theirs)).toEqual(['title']);
  });

  it('are none where each has changed something of their own', () => {
    const theirs = { ...base, price: '45' };
    expect(clashingFields(base, { title: 'Beil', note: undefined }, theirs)).toEqual([]);
  });
});
