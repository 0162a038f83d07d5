import { defaultVatSettings } from '@jahrring/contracts-bookkeeping';
import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import fc from 'fast-check';
import { fromCents } from '../value/money';
import { calculate } from './calculate';
import type { VatBasis } from './calculate';
import { receivedBookings } from './received';
import { addUp, less } from './sums';
import type { VatBooking } from './vat-booking';
import { vatBookings } from './vat-booking';
import type { VatLine } from './vat-booking';
import { methodElement, periodProblems } from './vat-period';

const act = { entryId: 'e1', number: 1, bookedOn: '2026-02-01', text: 'Rechnung', documentNumber: null };

function aBooking(change: Partial<VatBooking> = {}): VatBooking {
  return {
    ...act,
    ...{ side: 'output', key: 'standard', rate: '8.1', base: 100_000n, tax: 8_100n, material: 0n },
    ...{ isReduction: false, accounts: ['3400'] },
    ...change,
  };
}

function basis(bookings: readonly VatBooking[], change: Partial<VatBasis> = {}): VatBasis {
  return {
    country: 'CH',
    vatNumber: 'CHE-107.787.577 MWST',
    settings: defaultVatSettings,
    period: { fromDay: '2026-01-01', toDay: '2026-03-31', annual: false },
    bookings,
    adjustments: [],
    declared: [],
    ...change,
  };
}

const figure = (code: string, bookings: readonly VatBooking[], change: Partial<VatBasis> = {}) => {
  const found = calculate(basis(bookings, change)).figures.find((one) => one.code === code);
  return found && [found.base, found.tax];
};
const withSettings = (change: Partial<VatSettings>) => ({ settings: { ...defaultVatSettings, ...change } });

describe('turnover in the Swiss form', () => {
  it.each([
    ['8.1', '303'],
    ['2.6', '313'],
    ['3.8', '343'],
    ['7.7', '302'],
    ['2.5', '312'],
    ['3.7', '342'],
  ])('at %s % stands at Ziffer %s, whatever the rate is written like', (rate, code) => {
    for (const written of [rate, `${rate}0`]) {
      expect(figure(code, [aBooking({ rate: written, tax: 0n })])?.[0]).toBe('1000.00');
    }
  });

  it('at a rate that there is no Ziffer for is told, never dropped in silence', () => {
    const { problems, figures } = calculate(basis([aBooking({ rate: '19.0' })]));
    expect(problems).toEqual([{ reason: 'rateWithoutCode', value: '19' }]);
    expect(figures.find(({ code }) => code === '200')?.base).toBe('1000.00');
  });

  it.each([
    ['zero', '220'],
    ['exempt', '230'],
    ['reverse', '221'],
  ])('without tax (%s) stands at 200 and is deducted at %s', (key, code) => {
    const free = aBooking({ key, rate: '0', tax: 0n });
    expect([figure('200', [free]), figure(code, [free]), figure('299', [free])]).toEqual([
      ['1000.00', null],
      ['1000.00', null],
      ['0.00', null],
    ]);
  });

  it.each(['900', '910'] as const)('that is none (subsidies, donations) stands at %s alone', (code) => {
    const settings = withSettings({ untaxedAccounts: [{ account: '36', code }] });
    const subsidy = aBooking({ key: 'zero', rate: '0', tax: 0n, accounts: ['3600'] });
    expect(figure(code, [subsidy], settings)).toEqual(['1000.00', null]);
    expect([figure('200', [subsidy], settings), figure('289', [subsidy], settings)]).toEqual([
      ['0.00', null],
      ['0.00', null],
    ]);
  });

  it('of an account that is named goes where it says, not where its kind of VAT would', () => {
    const settings = withSettings({ untaxedAccounts: [{ account: '3610', code: '230' }] });
    const sold = aBooking({ key: 'zero', rate: '0', tax: 0n, accounts: ['3610'] });
    const other = { ...sold, accounts: ['3611'] };
    expect([figure('230', [sold], settings)?.[0], figure('220', [other], settings)?.[0]]).toEqual([
      ...['1000.00', '1000.00'],
    ]);
  });

  it('given back by a cash discount is deducted at 235, and its tax goes down with it', () => {
    const discount = aBooking({ base: -2_000n, tax: -162n, isReduction: true });
    const bookings = [aBooking(), discount];
    expect(figure('200', bookings)).toEqual(['1000.00', null]);
    expect(figure('235', bookings)).toEqual(['20.00', null]);
    expect(figure('303', bookings)).toEqual(['980.00', '79.38']);
  });

  it('taken back by a correction is less turnover, no deduction', () => {
    const bookings = [aBooking(), aBooking({ base: -40_000n, tax: -3_240n })];
    expect([figure('200', bookings)?.[0], figure('235', bookings), figure('303', bookings)?.[0]]).toEqual([
      ...['600.00', undefined, '600.00'],
    ]);
  });
});

describe('what is owed', () => {
  it('is owed by the authority where input tax is more (Ziffer 510)', () => {
    const bookings = [aBooking({ side: 'input', base: 100_000n, tax: 8_100n, material: 8_100n })];
    expect(figure('510', bookings)).toEqual([null, '81.00']);
    expect(figure('500', bookings)).toBeUndefined();
    expect(calculate(basis(bookings)).payable).toBe('-81.00');
  });

  it('on what a supplier abroad delivers is owed and deducted, and costs nothing', () => {
    const bookings = [
      aBooking({ side: 'acquisition', key: 'reverse' }),
      aBooking({ side: 'input', key: 'reverse', material: 8_100n }),
    ];
    expect(calculate(basis(bookings)).payable).toBe('0.00');
    expect(figure('383', bookings)).toEqual(['1000.00', '81.00']);
    expect(figure('382', [aBooking({ side: 'acquisition', rate: '7.7' })])?.[0]).toBe('1000.00');
  });

  it.each([
    ['410', '-10.00'],
    ['415', '10.00'],
    ['420', '10.00'],
  ] as const)('moves with what is typed in at %s by %s', (code, moved) => {
    const adjustments = [{ code, amount: '10.00', text: null }];
    const { payable, difference } = calculate(basis([aBooking()], { adjustments }));
    expect(payable).toBe(fromCents(8_100n + BigInt(Math.round(Number(moved) * 100))));
    // The ledger does not know it, and the return says so nowhere as a difference.
    expect(difference).toBe('0.00');
  });

  it('does not move with turnover that somebody opted for (205)', () => {
    const adjustments = [{ code: '205' as const, amount: '500.00', text: null }];
    expect(calculate(basis([aBooking()], { adjustments })).payable).toBe('81.00');
  });

  it('differs from the ledger by what the ledger rounded otherwise, and by nothing else', () => {
    const booking = fc
      .record({ base: fc.integer({ min: 1, max: 99_999 }) })
      .map(({ base }) => aBooking({ base: BigInt(base), tax: BigInt(Math.round(base * 0.081)) }));
    fc.assert(
      fc.property(fc.array(booking, { maxLength: 40 }), (bookings) => {
        const { difference, payable, booked } = calculate(basis(bookings));
        // Each bill is rounded by half a Rappen at most, and the return once.
        expect(Math.abs(Number(difference))).toBeLessThanOrEqual(0.005 * (bookings.length + 1));
        expect(Number(payable) - Number(booked)).toBeCloseTo(Number(difference), 8);
      }),
    );
  });
});

describe('with net tax rates', () => {
  const settings: VatSettings = {
    ...{ ...defaultVatSettings, method: 'netRate', months: 6 },
    activities: [
      { code: '1', name: 'Forstarbeiten', rate: '4.3', accounts: '34' },
      { code: '2', name: 'Holzhandel', rate: '1.3', accounts: '32,33' },
      { code: '3', name: 'Transporte', rate: '4.3', accounts: '35' },
    ],
  };
  const half = { settings, period: { fromDay: '2026-01-01', toDay: '2026-06-30', annual: false } };

  it('the second activity and all behind it share one Ziffer, each on its own line', () => {
    const bookings = ['3400', '3200', '3500'].map((account) => aBooking({ accounts: [account] }));
    const rows = calculate(basis(bookings, half)).figures.filter(
      ({ code }) => code === '323' || code === '333',
    );
    expect(rows.map(({ code, activity, base, tax }) => [code, activity, base, tax])).toEqual([
      ['323', '1', '1081.00', '46.48'],
      ['333', '2', '1081.00', '14.05'],
      ['333', '3', '1081.00', '46.48'],
    ]);
  });

  it('an account of no activity belongs to the first', () => {
    const [row] = calculate(basis([aBooking({ accounts: ['3900'] })], half)).figures.filter(
      ({ code }) => code === '323',
    );
    expect(row?.activity).toBe('1');
  });

  it('no input tax is deducted, but what is bought abroad is owed', () => {
    const bookings = [aBooking({ side: 'input' }), aBooking({ side: 'acquisition' })];
    expect(calculate(basis(bookings, half)).payable).toBe('81.00');
    expect(figure('400', bookings, half)).toBeUndefined();
  });

  it('without an activity nothing can be declared', () => {
    const none = { ...half, settings: { ...settings, activities: [] } };
    expect(calculate(basis([], none)).problems).toEqual([{ reason: 'noActivity', value: '' }]);
  });
});

describe('the period of a return', () => {
  const problems = (fromDay: string, toDay: string, method: VatSettings['method'] = 'effective') =>
    periodProblems({ fromDay, toDay, annual: false }, { method }).map(({ reason }) => reason);

  it.each([
    ['a month', '2026-02-01', '2026-02-28', 'effective', []],
    ['a quarter', '2026-01-01', '2026-03-31', 'effective', []],
    ['a year', '2026-01-01', '2026-12-31', 'effective', []],
    ['half a year', '2026-01-01', '2026-06-30', 'effective', ['periodLength']],
    ['a day less', '2026-01-01', '2026-03-30', 'effective', ['periodLength']],
    ['half a year of net rates', '2026-01-01', '2026-06-30', 'netRate', []],
    ['a quarter of net rates', '2026-01-01', '2026-03-31', 'netRate', ['periodLength']],
    ['both sides of 2025', '2024-07-01', '2025-06-30', 'netRate', ['straddles']],
    ['both sides of 2025, effective', '2024-07-01', '2025-06-30', 'effective', []],
  ] as const)('%s', (_what, fromDay, toDay, method, expected) => {
    expect(problems(fromDay, toDay, method)).toEqual(expected);
  });

  it.each([
    ['effective', '2024-07-01', 'effectiveReportingMethod'],
    ['netRate', '2024-07-01', 'netTaxRateMethod'],
    ['flatRate', '2024-07-01', 'flatTaxRateMethod'],
    ['netRate', '2025-01-01', 'simpleTaxRateMethod'],
    ['flatRate', '2025-01-01', 'simpleTaxRateMethod'],
  ] as const)('%s from %s is the element %s', (method, fromDay, element) => {
    expect(methodElement({ fromDay }, { method })).toBe(element);
  });
});

describe('lines of the journal as the return counts them', () => {
  const entry = (source: 'bill' | 'payment' | 'settlement' | 'supplier_bill') => {
    const { entryId: id, ...rest } = act;
    return { id, ...rest, source };
  };
  const aLine = (account: string, change: Partial<VatLine> = {}): VatLine => ({
    ...{ account, debit: '0.00', credit: '0.00', vatSide: null, vatKey: null, vatRate: null, vatBase: null },
    ...change,
  });
  const output = { vatSide: 'output', vatKey: 'standard', vatRate: '8.1' } as const;
  const input = { vatSide: 'input', vatKey: 'standard', vatRate: '8.1' } as const;

  it('VAT owed is a credit, its return a debit', () => {
    const bill = vatBookings(
      entry('bill'),
      [aLine('2200', { ...output, credit: '8.10', vatBase: '100.00' })],
      [],
    );
    expect(bill).toMatchObject([{ side: 'output', base: 10_000n, tax: 810n, isReduction: false }]);
    const back = vatBookings(
      entry('bill'),
      [aLine('2200', { ...output, debit: '8.10', vatBase: '-100.00' })],
      [],
    );
    expect(back).toMatchObject([{ base: -10_000n, tax: -810n }]);
  });

  it('input tax is a debit', () => {
    const lines = [aLine('1170', { ...input, debit: '8.10', vatBase: '100.00' })];
    expect(vatBookings(entry('supplier_bill'), lines, [])).toMatchObject([{ side: 'input', tax: 810n }]);
  });

  it.each(['payment', 'settlement'] as const)('what a %s deducts reduces a consideration', (source) => {
    const lines = [aLine('2200', { ...output, debit: '0.16', vatBase: '-2.00' })];
    expect(vatBookings(entry(source), lines, [])).toMatchObject([
      { isReduction: true, tax: -16n, base: -200n },
    ]);
  });

  it('names the accounts of revenue or cost, never those of money, debtors, creditors and tax', () => {
    const lines = [
      aLine('1100', { debit: '108.10' }),
      aLine('3400', { credit: '60.00' }),
      aLine('3200', { credit: '40.00' }),
      aLine('2200', { ...output, credit: '8.10', vatBase: '100.00' }),
    ];
    expect(vatBookings(entry('bill'), lines, [])[0]?.accounts).toEqual(['3400', '3200']);
  });

  it('an asset is no material: its tax stands at 405', () => {
    const lines = [
      aLine('1500', { debit: '100.00' }),
      aLine('1170', { ...input, debit: '8.10', vatBase: '100.00' }),
    ];
    const bookings = vatBookings(entry('supplier_bill'), lines, ['4']);
    expect(bookings[0]?.material).toBe(0n);
    expect(figure('405', bookings)).toEqual([null, '8.10']);
  });

  it('lines without VAT count nowhere', () => {
    expect(vatBookings(entry('bill'), [aLine('3400', { credit: '5.00' })], [])).toEqual([]);
  });
});

describe('sums of a form', () => {
  const sum = (code: string, base: bigint, rate: string | null = null) => ({
    code,
    rate,
    activity: null,
    base,
    tax: 0n,
  });

  it('are kept apart by rate', () => {
    expect(addUp([sum('303', 1n, '8.1'), sum('303', 2n, '8.1'), sum('303', 4n, '7.7')])).toEqual([
      sum('303', 3n, '8.1'),
      sum('303', 4n, '7.7'),
    ]);
  });

  it('less what was declared leave nothing where all was', () => {
    expect(less([sum('200', 5n)], [sum('200', 5n)])).toEqual([]);
    expect(less([], [sum('200', 5n)])).toEqual([sum('200', -5n)]);
  });
});

describe('VAT by consideration received', () => {
  const bill = { amount: 108_100n, bookings: [aBooking()] };
  const part = (amount: bigint, number: number, bookedOn: string) => ({
    ...{ itemId: 'b1', amount, entry: { ...act, number, bookedOn } },
  });
  const received = (...parts: ReturnType<typeof part>[]) =>
    receivedBookings(parts, new Map([['b1', bill]]), '2026-01-01');

  it('of a payment that is taken back is taken back with it', () => {
    const bookings = received(part(50_000n, 1, '2026-01-05'), part(-50_000n, 2, '2026-01-09'));
    expect(bookings.map(({ base }) => base).reduce((total, base) => total + base, 0n)).toBe(0n);
    expect(bookings.map(({ tax }) => tax).reduce((total, tax) => total + tax, 0n)).toBe(0n);
  });

  it('in the order of the books, whatever order they are read in', () => {
    const [first, second] = [part(33_333n, 1, '2026-01-05'), part(74_767n, 2, '2026-01-09')];
    expect(received(second, first)).toEqual(received(first, second));
  });

  it('of what nobody billed is nothing', () => {
    expect(receivedBookings([part(1n, 1, '2026-01-05')], new Map(), '2026-01-01')).toEqual([]);
  });

  it('in any parts is in the end what was billed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 10 }), (cuts) => {
        let left = 108_100n;
        const parts = cuts.map((cut, index) => {
          left -= BigInt(cut);
          return part(BigInt(cut), index, '2026-01-05');
        });
        const bookings = received(...parts, part(left, 99, '2026-02-01'));
        expect(bookings.reduce((total, { base }) => total + base, 0n)).toBe(100_000n);
        expect(bookings.reduce((total, { tax }) => total + tax, 0n)).toBe(8_100n);
      }),
    );
  });
});
