import { createObject, objectKinds, type ObjectView } from '@jahrring/contracts-inventory';
import { changesOf, emptyObject, toCopy, toDraft } from './object-draft';

const saved: ObjectView = {
  ...({ ...emptyObject('tools') } as unknown as ObjectView),
  id: '01900000-0000-7000-8000-000000000001',
  version: 3,
  title: 'Spaltaxt',
  articleNumber: 'W001',
  price: '4.0000',
  datedPrices: [{ validFrom: '2027-01-01', price: '4.5000' }],
};

describe('the form of an object', () => {
  it.each(objectKinds)('starts with a unit that is usual for %s', (kind) => {
    expect(createObject.safeParse({ ...emptyObject(kind), title: 'X', price: '1' }).success).toBe(true);
  });

  it('sends only what has changed', () => {
    const values = createObject.parse(toDraft(saved));
    expect(changesOf(saved, values)).toEqual({});
    expect(changesOf(saved, { ...values, title: 'Axt', datedPrices: [] })).toEqual({
      title: 'Axt',
      datedPrices: [],
    });
  });

  it('copies everything but the number', () => {
    expect(toCopy(saved, 'Spaltaxt (Kopie)')).toMatchObject({
      title: 'Spaltaxt (Kopie)',
      articleNumber: null,
      datedPrices: saved.datedPrices,
    });
  });
});
