import type { UpdateEntry } from '@jahrring/contracts-time';
import type { AppError } from '@jahrring/service-kit';
import fc from 'fast-check';
import { EntryEntity } from '../entry-record';
import type { Booking } from '../reference';
import { freshEntry } from './entry-defaults';
import { amountOf, toEntryChanged } from './entry-event';
import { amountAt, changeLine, counterWarnings, lineValues, plainChange, type LineInput } from './entry-line';

const harvester = {
  ...{ title: 'Harvester', price: '120', prices: [], unit: 'machine_hour' as const, vatRateKey: 'standard' as const },
  ...{ active: true, counterReading: '8420.500', hidden: false },
}; // oxfmt-ignore
const booking = (object: Booking['object'] = harvester): Booking => ({
  ...{ projectId: 'wood', projectNumber: '1', projectTitle: 'Wald', projectStatus: 'open' },
  ...{ assigned: true, unassigned: false, activity: null, object },
});

function anEntry(change: Partial<EntryEntity>): EntryEntity {
  return Object.assign(new EntryEntity(), {
    ...freshEntry,
    ...{ id: 'entry', employeeId: 'anna', projectId: 'wood', activityId: null, workDate: '2026-11-18' },
    ...{ startAt: null, endAt: null, seconds: 0, breakSeconds: 0, billable: true, comment: null, deletedAt: null },
    unitPrice: '0.0000',
    ...change,
  }); // oxfmt-ignore
}

const values = (input: LineInput, price = '1.0000') => lineValues(input, booking(), price);

describe('the quantity of a line', () => {
  it('is what the counter ran, whatever was typed', () => {
    const line = { kind: 'machines', counterFrom: '8420.5', counterTo: '8424.25', quantity: '99' } as const;
    expect(values(line)).toMatchObject({ quantity: '3.750', unit: 'machine_hour' });
  });

  it('keeps thousandths that binary fractions lose', () => {
    expect(values({ kind: 'machines', counterFrom: '0.1', counterTo: '0.3' }).quantity).toBe('0.200');
  });

  it('is nothing where a counter stood still, and refused where it ran back', () => {
    expect(values({ kind: 'machines', counterFrom: '12', counterTo: '12.000' }).quantity).toBe('0.000');
    expect(() => values({ kind: 'machines', counterFrom: '12', counterTo: '11.999' })).toThrow(
      expect.objectContaining({ code: 'COUNTER_BACKWARDS', params: { from: '12', to: '11.999' } }),
    );
  });

  it('is counted in the unit that was named, else in that of the object, else in pieces', () => {
    expect(values({ kind: 'material', quantity: '3', unit: 'm3' }).unit).toBe('m3');
    expect(values({ kind: 'material', quantity: '3' }).unit).toBe('machine_hour');
    expect(lineValues({ kind: 'material', quantity: '3' }, booking(null), '1').unit).toBe('piece');
    expect(values({ kind: 'hours' }).unit).toBeNull();
  });

  it('together with the first reading is always the second', () => {
    const reading = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(reading, fc.integer({ min: 0, max: 999_999 }), (first, run) => {
        const [counterFrom, counterTo] = [first, first + run].map((one) => (one / 1000).toFixed(3));
        const { quantity } = values({ kind: 'machines', counterFrom, counterTo });
        expect(Math.round(Number(quantity) * 1000)).toBe(run);
      }),
    );
  });
});

describe('the amount of an expense', () => {
  it('is what was spent, else the quantity at the price, half a cent rounded up', () => {
    expect(values({ kind: 'expenses', amount: '24.50', quantity: '3' }, '0.7000').amount).toBe('24.50');
    expect(values({ kind: 'expenses', quantity: '30' }, '0.7000').amount).toBe('21.00');
    expect(values({ kind: 'expenses', quantity: '1.5' }, '0.4300').amount).toBe('0.65');
    expect(values({ kind: 'material', quantity: '30' }, '0.7000').amount).toBeNull();
  });

  const drive = anEntry({
    ...{ kind: 'expenses', objectId: 'mileage', quantity: '30.000', unit: 'km', amount: '21.00' },
    unitPrice: '0.7000',
  });
  const changed = (entry: EntryEntity, patch: UpdateEntry, price = entry.unitPrice) => {
    const line = changeLine(entry, patch);
    return line && lineValues(line, booking(), price).amount;
  };

  it('follows a quantity that is changed later', () => {
    expect(changed(drive, { quantity: '60' })).toBe('42.00');
    // As a form gives it, with the amount that it has shown.
    expect(changed(drive, { objectId: 'mileage', quantity: '60', unit: 'km', amount: '21.00' })).toBe(
      '42.00',
    );
  });

  it('stays what somebody has typed, then or now', () => {
    const typed = anEntry({ ...drive, amount: '25.00' });
    expect(changed(typed, { quantity: '60' })).toBe('25.00');
    expect(changed(drive, { quantity: '60', amount: '40.00' })).toBe('40.00');
  });

  it('stays where quantity and object are taken away', () => {
    const patch = { objectId: null, quantity: null, unit: null, amount: '21.00' };
    expect(changed(drive, patch)).toBe('21.00');
  });

  it('follows the price, unless it was typed or is no expense', () => {
    expect(amountAt(drive, '0.7500')).toEqual({ amount: '22.50' });
    expect(amountAt(anEntry({ ...drive, amount: '25.00' }), '0.7500')).toEqual({});
    expect(amountAt(anEntry({ kind: 'material', quantity: '30.000', unitPrice: '0.7000' }), '1')).toEqual({});
  });
});

describe('what a line comes to', () => {
  const worth = (change: Partial<EntryEntity>) => amountOf(anEntry(change));

  it.each([
    ['an hour and twenty minutes', { kind: 'hours', seconds: 4800, unitPrice: '85.0000' }, '113.33'],
    ['half a cent', { kind: 'hours', seconds: 1800, unitPrice: '0.0500' }, '0.03'],
    ['a quantity', { kind: 'material', quantity: '2.500', unitPrice: '43.3500' }, '108.38'],
    ['what was spent', { kind: 'externals', amount: '1234.55', unitPrice: '9.0000' }, '1234.55'],
    ['nothing', { kind: 'plants', quantity: null, unitPrice: '9.0000' }, '0.00'],
  ] as const)('%s', (_what, change, amount) => expect(worth(change)).toBe(amount));

  it('is told without what is not known', () => {
    const told = toEntryChanged(
      anEntry({ kind: 'hours', seconds: 3600, activityId: 'felling', unitPrice: '60.0000' }),
    );
    expect(told).toMatchObject({ activityId: 'felling', amount: '60.00', deleted: false });
    for (const field of ['objectId', 'companyPartId', 'quantity', 'unit', 'counterTo']) {
      expect(told).not.toHaveProperty(field);
    }
    expect(toEntryChanged(anEntry({ kind: 'hours', deletedAt: new Date() })).deleted).toBe(true);
  });
});

describe('a counter that does not begin where it ended', () => {
  const warned = (counterFrom: string | null, counterReading: string | null = '8420.500') =>
    counterWarnings({ kind: 'machines', counterFrom }, booking({ ...harvester, counterReading }));

  it('is told with both values as people write them', () => {
    const [{ code, params } = { code: '', params: {} }] = warned('8421.000');
    expect([code, params]).toEqual(['COUNTER_MISMATCH', { title: 'Harvester', last: '8420.5', now: '8421' }]);
    expect(warned('8420')).toHaveLength(1);
  });

  it('is no matter where both say the same, or one of them nothing', () => {
    expect(warned('8420.5')).toEqual([]);
    expect(warned('1', null)).toEqual([]);
    expect(warned(null)).toEqual([]);
    expect(counterWarnings({ kind: 'machines', counterFrom: '1' }, booking(null))).toEqual([]);
  });
});

describe('a change of a line', () => {
  const machine = anEntry({
    ...{ kind: 'machines', objectId: 'harvester', quantity: '4.000', unit: 'machine_hour' as const },
    ...{ counterFrom: '100.000', counterTo: '104.000' },
  });
  const faults = (entry: EntryEntity, patch: UpdateEntry) => {
    try {
      changeLine(entry, patch);
    } catch (error) {
      return (error as AppError).fields?.map(({ field, code }) => `${field} ${code}`);
    }
    return [];
  };

  it('leaves alone what it does not name', () => {
    expect(changeLine(machine, { comment: 'x', billable: false })).toBeNull();
    expect(changeLine(machine, { counterTo: '106' })).toMatchObject({
      counterFrom: '100.000',
      counterTo: '106',
    });
    expect(plainChange({ billable: false })).toEqual({ billable: false });
    expect(plainChange({ comment: null })).toEqual({ comment: null });
  });

  it('works the quantity out again from the counter', () => {
    const line = changeLine(machine, { counterTo: '106' });
    expect(line && lineValues(line, booking(), '1').quantity).toBe('6.000');
  });

  it.each([
    [machine, { from: '07:00', to: '08:00' }, ['from prohibited', 'to prohibited']],
    [machine, { objectId: null }, ['objectId required']],
    [machine, { counterFrom: null }, ['counterFrom required']],
    [machine, { amount: '10' }, ['amount prohibited']],
    [anEntry({ kind: 'hours', seconds: 3600 }), { objectId: 'saw' }, ['objectId prohibited']],
    [anEntry({ kind: 'hours', seconds: 3600 }), { activityId: 'felling' }, []],
    [anEntry({ kind: 'externals', amount: '10.00' }), { amount: null }, ['amount required']],
  ])('is refused where it does not fit the kind: %#', (entry, patch, expected) => {
    expect(faults(entry, patch)).toEqual(expected);
  });
});
