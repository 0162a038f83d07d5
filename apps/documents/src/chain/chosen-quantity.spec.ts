import { mayTake, chosenOf } from './chosen-quantity';

const rows = [
  { id: 'a', most: '10.000' },
  { id: 'b', most: '0.000' },
  { id: 'c', most: '-2.000' },
];

describe('how much of each position is taken', () => {
  it('takes what is open of those nobody touched, and nothing where nothing is open', () => {
    expect(chosenOf(rows, {})).toEqual([
      { id: 'a', quantity: '10.000' },
      { id: 'c', quantity: '-2.000' },
    ]);
    expect(chosenOf(rows, { a: '4', c: null })).toEqual([{ id: 'a', quantity: '4' }]);
  });

  it('refuses more than is open, what cannot be read, and nothing at all', () => {
    expect(mayTake(rows, { a: '4' })).toBe(true);
    expect(mayTake(rows, { a: '10.5' })).toBe(false);
    expect(mayTake(rows, { a: 'viel' })).toBe(false);
    expect(mayTake(rows, { a: null, c: null })).toBe(false);
    expect(mayTake(rows, { a: null, c: '1' })).toBe(false);
  });
});
