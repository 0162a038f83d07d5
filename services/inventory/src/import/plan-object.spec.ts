import { createObject, type ObjectImportField } from '@jahrring/contracts-inventory';
import fc from 'fast-check';
import type { ObjectEntity } from '../object-record/object.entity';
import { articleNumberKey, titleKey } from '../object-record/object-keys';
import { priceOf, unitOf } from './import-words';
import { planObject, type ObjectCells } from './plan-object';

const mapping: ObjectImportField[] = ['articleNumber', 'title', 'kind', 'unit', 'price', 'vatRateKey'];
const headers = ['Nummer', 'Titel', 'Art', 'Einheit', 'Preis', 'MWST'];
const saw = {
  ...{ id: 'saw', kind: 'material', title: 'Säge', articleNumber: 'A-1', description: null, unit: 'piece' },
  ...{ price: '78.0000', vatRateKey: 'standard', costCentre: '410', revenueCentre: null },
} as ObjectEntity;
const plan = (cells: ObjectCells, change: { existing?: ObjectEntity; sameNumberLine?: number } = {}) =>
  planObject({ line: 7, cells, mapping, headers, existing: undefined, sameNumberLine: undefined, ...change });
const faults = (cells: ObjectCells, change = {}) =>
  plan(cells, change).errors.map(({ header, column, field, code }) => `${header} ${column} ${field} ${code}`);

describe('a row of a file of objects', () => {
  it('is a new object, with what it does not say as a form would have it', () => {
    const { outcome, values } = plan({ title: 'Kettenöl', price: "1'234.50", unit: 'Std.' });
    expect(outcome).toBe('create');
    expect(values).toMatchObject({
      title: 'Kettenöl',
      kind: 'material',
      unit: 'hour',
      vatRateKey: 'standard',
    });
    expect(createObject.safeParse(values).success).toBe(true);
    expect(Number(values.price)).toBe(1234.5);
  });

  it('changes an object in what it says otherwise, and in nothing else', () => {
    const { outcome, values, changes } = plan(
      { articleNumber: 'A-1', price: '82', title: 'Säge' },
      { existing: saw },
    );
    expect(outcome).toBe('update');
    expect(Object.keys(values)).toEqual(['price']);
    expect(changes['price']?.from).toBe('78.0000');
    expect(Number(changes['price']?.to)).toBe(82);
  });

  it('changes nothing where all is as it was, in whatever spelling', () => {
    const cells = {
      articleNumber: 'A-1',
      price: 'CHF 78.-',
      title: 'Säge',
      unit: 'Stk',
      vatRateKey: 'Normalsatz',
    };
    expect(plan({ ...cells, price: 'CHF 78.00' }, { existing: saw }).outcome).toBe('skip');
    expect(plan({ articleNumber: 'A-1' }, { existing: saw }).outcome).toBe('skip');
  });

  it('never empties a field by an empty cell', () => {
    expect(plan({ articleNumber: 'A-1', title: 'Säge neu' }, { existing: saw }).values).toEqual({
      title: 'Säge neu',
    });
  });

  it('is refused at its columns, from left to right', () => {
    expect(faults({ articleNumber: 'A-9', kind: 'Rakete', unit: 'Lichtjahr', price: 'viel', vatRateKey: '99' })).toEqual([
      ...[expect.stringMatching(/^Titel 2 title/), expect.stringMatching(/^Art 3 kind/), expect.stringMatching(/^Einheit 4 unit/)],
      ...[expect.stringMatching(/^Preis 5 price/), expect.stringMatching(/^MWST 6 vatRateKey/)],
    ]);
  }); // oxfmt-ignore

  it('says where the file has its number already, and that an object stays of its kind', () => {
    expect(faults({ articleNumber: 'A-1', title: 'x', price: '1' }, { sameNumberLine: 3 })).toEqual([
      'Nummer 1 articleNumber duplicateRow',
    ]);
    expect(faults({ articleNumber: 'A-1', kind: 'machines' }, { existing: saw })).toContain(
      'Art 3 kind different',
    );
  });

  it('refuses a price below zero', () => {
    expect(faults({ title: 'x', price: '-1' })).toEqual([expect.stringMatching(/^Preis 5 price/)]);
  });
});

describe('the words of a file', () => {
  it.each([
    ['1.234', '1.234'],
    ['1.234,5', '1234.5'],
    ["12'345.60", '12345.60'],
    ['€ 12,50', '12.50'],
    ['Fr. 8.50', '8.50'],
    ['1,234,567.8', '1234567.8'],
    ['1.2.3', '1.2.3'],
  ])('read %s as %s', (text, price) => expect(priceOf(text)).toBe(price));

  it('read prices as they are written here, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
        const plain = (hundredths / 100).toFixed(2);
        const swiss = plain.replace(/\B(?=(\d{3})+\.)/g, '’');
        const german = plain.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');
        expect([priceOf(plain), priceOf(swiss), priceOf(german)]).toEqual([plain, plain, plain]);
      }),
    );
  });

  it.each([
    ['Std.', 'hour'],
    ['Ster', 'stere'],
    ['pauschal', 'flat_rate'],
    ['Efm', 'harvest_cubic_metre'],
    ['Lichtjahr', 'Lichtjahr'],
  ])('read the unit %s as %s', (word, unit) => expect(unitOf(word)).toBe(unit));
});

describe('what objects are known by', () => {
  it('is a number without regard to case and blanks around it, and none that is empty', () => {
    expect([
      articleNumberKey(' A-12 '),
      articleNumberKey('a-12'),
      articleNumberKey('  '),
      articleNumberKey(null),
    ]).toEqual([...['a-12', 'a-12', null, null]]);
  });

  it('is a title without regard to accents, signs and blanks', () => {
    expect(titleKey('  Motorsäge  MS-500 ')).toBe(titleKey('motorsage ms 500'));
    expect(titleKey('Straße')).toBe('strasse');
    expect(titleKey('MS 500')).not.toBe(titleKey('MS 501'));
    expect(titleKey('x'.repeat(300))).toHaveLength(160);
  });

  it('is the same however often it is made', () => {
    fc.assert(fc.property(fc.string(), (title) => expect(titleKey(titleKey(title))).toBe(titleKey(title))));
  });
});
