import { lotStatesAfter, priceOf } from './lot-rules';
import { createLot, lotStates, updateLot } from './lot.contract';

const least = { title: 'Bannwald', kind: 'stems', measuredOn: '2026-11-20' } as const;

describe('createLot', () => {
  it('needs a title, a kind and a day, and takes a blank note as none', () => {
    expect(createLot.parse({ ...least, title: ' Eins ', note: '' })).toMatchObject({
      title: 'Eins',
      note: null,
    });
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(151)],
    ['note', 'x'.repeat(2001)],
    ['measuredOn', '2026-02-30'],
    ['quantity', '-1'],
    ['latitude', 91],
  ])('refuses the %s %j', (field, value) => {
    const answer = createLot.safeParse({ ...least, [field]: value });
    expect(answer.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('drops what only the server may set', () => {
    expect(createLot.parse({ ...least, licenceId: 'x' })).not.toHaveProperty('licenceId');
  });
});

describe('updateLot', () => {
  it('leaves out what was not sent', () => {
    expect(updateLot.parse({ title: 'Neu' })).toEqual({ title: 'Neu' });
  });
});

it('a lot goes from its first state to its last one step after the other', () => {
  let reached = ['measured'];
  const seen = new Set(reached);
  while (reached.length > 0) {
    reached = lotStates
      .filter((state) => reached.includes(state))
      .flatMap((state) => [...lotStatesAfter(state)]);
    reached = reached.filter((state) => !seen.has(state));
    for (const state of reached) seen.add(state);
  }
  expect(seen).toEqual(new Set(lotStates));
  expect(lotStatesAfter('settled')).toEqual([]);
});

it('the price that names most of a sum holds', () => {
  const price = (more: object, amount: string) => ({
    ...{ assortment: 'L1', thicknessClass: null, quality: null, price: amount },
    ...more,
  });
  const prices = [
    price({}, '90'),
    price({ quality: 'B' }, '98'),
    price({ thicknessClass: '4' }, '102'),
    price({ thicknessClass: '4', quality: 'B' }, '108'),
  ] as const;
  const of = (thicknessClass: string, quality: string) =>
    priceOf(prices as never, { assortment: 'L1', thicknessClass, quality })?.price;
  expect([of('3b', 'C'), of('3b', 'B'), of('4', 'C'), of('4', 'B')]).toEqual(['90', '98', '102', '108']);
  expect(priceOf(prices as never, { assortment: 'L2', thicknessClass: '4', quality: 'B' })).toBeNull();
});
