import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultVatSettings } from '@jahrring/contracts-bookkeeping';
import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import fc from 'fast-check';
import { fromCents, toCents } from '../value/money';
import { schemaErrors } from '../test/xsd';
import { calculate } from './calculate';
import type { VatBasis } from './calculate';
import { receivedBookings } from './received';
import { totalOf } from './sums';
import type { FigureRow } from './sums';
import { isUid, readUid } from './uid';
import { vatBookings } from './vat-booking';
import type { VatBooking } from './vat-booking';
import { periodsOf } from './vat-period';
import { writeEch0217 } from './write-ech-0217';
import type { VatDeclaration } from './vat-declaration';

const samples = path.join(process.env.SAMPLES_DIR ?? 'no-samples', 'vat');
const schema = path.join(samples, 'eCH-0217-2-0-0.xsd');
const itWithSamples = existsSync(schema) ? it : it.skip;
const quarter = { fromDay: '2026-01-01', toDay: '2026-03-31', annual: false };
const netRate: VatSettings = {
  ...{ ...defaultVatSettings, method: 'netRate', months: 6 },
  activities: [
    { code: '16001', name: 'Forstarbeiten', rate: '4.3', accounts: '' },
    { code: '17002', name: 'Holzhandel', rate: '1.3', accounts: '32, 33' },
  ],
};

const entry = (n: number) => ({
  ...{ id: `entry ${n}`, number: n, bookedOn: '2026-02-01', text: `Buchung ${n}`, documentNumber: null },
  source: 'bill' as const,
});

function booking(change: Partial<VatBooking> = {}): VatBooking {
  const { id: entryId, number, bookedOn, text, documentNumber } = entry(1);
  return {
    ...{ entryId, number, bookedOn, text, documentNumber, side: 'output', key: 'standard', rate: '8.1' },
    ...{ base: 100_000n, tax: 8_100n, material: 0n, isReduction: false, accounts: ['3400'], ...change },
  };
}

const basis = (bookings: readonly VatBooking[], change: Partial<VatBasis> = {}): VatBasis => ({
  ...{ country: 'CH', vatNumber: 'CHE-107.787.577 MWST', settings: defaultVatSettings, period: quarter },
  ...{ bookings, adjustments: [], declared: [], ...change },
});

const written = (figures: readonly FigureRow[]) =>
  figures.map(({ code, base, tax }) => `${code} ${base ?? '–'} ${tax ?? '–'}`);

function declaration(change: Partial<VatDeclaration> = {}): VatDeclaration {
  return {
    ...{ uid: 'CHE107787577', organisationName: 'Forstbetrieb Bergwald', fromDay: '2026-01-01' },
    ...{ generatedAt: '2026-04-10T08:00:00Z', toDay: '2026-03-31', kind: 'first', consideration: 'agreed' },
    ...{ settings: defaultVatSettings, businessReferenceId: 'a', figures: [], adjustments: [] },
    application: { manufacturer: 'Jahrring', product: 'Jahrring', version: '0.1.0' },
    ...{ payable: '0.00', ...change },
  };
}

describe('the VAT return', () => {
  it('has every figure of the effective method, from total consideration to what is to pay', () => {
    const { figures, payable, difference, problems } = calculate(
      basis(
        [
          booking(),
          booking({ key: 'reduced', rate: '2.6', base: 50_000n, tax: 1_300n }),
          booking({ key: 'exempt', rate: '0', base: 200_000n, tax: 0n }),
          booking({ key: 'zero', rate: '0', base: 30_000n, tax: 0n, accounts: ['3600'] }),
          booking({ key: 'zero', rate: '0', base: 40_000n, tax: 0n }),
          booking({ base: -2_000n, tax: -162n, isReduction: true, accounts: ['3800'] }),
          booking({ side: 'input', base: 20_000n, tax: 1_620n, material: 1_620n }),
          booking({ side: 'input', base: 10_000n, tax: 810n, material: 10n }),
          booking({ side: 'acquisition', key: 'reverse', base: 10_000n, tax: 810n }),
        ],
        {
          settings: { ...defaultVatSettings, untaxedAccounts: [{ account: '36', code: '900' }] },
          adjustments: [
            { code: '280', amount: '10.00', text: 'Kursdifferenz' },
            { code: '415', amount: '5.00', text: null },
          ],
        },
      ),
    );
    expect(written(figures)).toEqual([
      ...['200 3900.00 –', '220 400.00 –', '230 2000.00 –', '235 20.00 –', '280 10.00 –'],
      ...['289 2430.00 –', '299 1470.00 –', '303 980.00 79.38', '313 500.00 13.00', '383 100.00 8.10'],
      ...['399 – 100.48', '400 – 16.30', '405 – 8.00', '415 – 5.00', '479 – 19.30', '500 – 81.18'],
      '900 300.00 –',
    ]);
    expect([payable, difference, problems]).toEqual(['81.18', '0.00', []]);
  });

  it('is rounded once: the tax on each rate is worked out of its turnover', () => {
    const two = calculate(basis([booking({ base: 3n, tax: 0n }), booking({ base: 3n, tax: 0n })]));
    expect([two.payable, two.booked, two.difference]).toEqual(['0.00', '0.00', '0.00']);
    const many = calculate(basis(Array.from({ length: 100 }, () => booking({ base: 5n, tax: 0n }))));
    expect([many.payable, many.booked, many.difference]).toEqual(['0.41', '0.00', '0.41']);
  });

  it('tells 400 from 405 by the accounts of the cost, shared where an entry has both', () => {
    const line = (account: string, debit: string, vat: object = {}) => ({
      ...{
        account,
        debit,
        credit: '0.00',
        vatSide: null,
        vatKey: null,
        vatRate: null,
        vatBase: null,
        ...vat,
      },
    });
    const vat = { vatSide: 'input', vatKey: 'standard', vatRate: '8.1', vatBase: '400.00' } as const;
    const lines = [line('4000', '100.00'), line('6500', '300.00'), line('1170', '32.40', vat)];
    const [input] = vatBookings(entry(1), [...lines, { ...line('2000', '0.00'), credit: '432.40' }], ['4']);
    expect([input?.tax, input?.material]).toEqual([3_240n, 810n]);
  });

  it('with net tax rates counts turnover with its tax, by activity', () => {
    const { figures, payable } = calculate(
      basis(
        [
          booking(),
          booking({ accounts: ['3200'], base: 10_000n, tax: 810n }),
          booking({ side: 'input', tax: 99n }),
        ],
        { settings: netRate, period: { ...quarter, toDay: '2026-06-30' } },
      ),
    );
    expect(written(figures)).toEqual([
      ...['200 1189.10 –', '289 0.00 –', '299 1189.10 –', '323 1081.00 46.48', '333 108.10 1.41'],
      ...['399 – 47.89', '500 – 47.89'],
    ]);
    expect(payable).toBe('47.89');
  });

  it('is refused with its reasons', () => {
    const reasons = (change: Partial<VatBasis>, bookings: VatBooking[] = []) =>
      calculate(basis(bookings, change)).problems.map(({ reason, value }) => `${reason} ${value}`.trim());
    expect(reasons({ vatNumber: null })).toEqual(['uidMissing']);
    expect(reasons({ vatNumber: 'CHE-107.787.578' })).toEqual(['uidInvalid CHE107787578']);
    expect(reasons({}, [booking({ rate: '8.0' })])).toEqual(['rateWithoutCode 8']);
    const straddling = { fromDay: '2024-10-01', toDay: '2025-03-31', annual: false };
    expect(reasons({ settings: netRate, period: straddling })).toEqual(['straddles 2025-01-01']);
    expect(reasons({ settings: netRate })).toEqual(['periodLength 2026-01-01 – 2026-03-31']);
    const adjustments = [{ code: '205' as const, amount: '1.00', text: null }];
    const half = { ...quarter, toDay: '2026-06-30' };
    expect(reasons({ settings: netRate, period: half, adjustments })).toEqual(['codeWithoutElement 205']);
    expect(reasons({ country: 'FR' })).toEqual(['countryWithoutForm FR']);
  });

  it('of Germany counts whole euros, that of Austria all turnover too', () => {
    const bookings = [
      booking({ rate: '19.0', base: 10_099n, tax: 1_919n }),
      booking({ side: 'input', tax: 500n }),
    ];
    expect(written(calculate(basis(bookings, { country: 'DE' })).figures)).toEqual([
      ...['81 100.00 19.00', '66 – 5.00', '83 – 14.00'],
    ]);
    const austrian = [
      booking({ rate: '20.0', base: 10_050n, tax: 2_010n }),
      booking({ key: 'zero', rate: '0' }),
    ];
    expect(written(calculate(basis(austrian, { country: 'AT' })).figures)).toEqual([
      ...['000 1100.50 –', '022 100.50 20.10', '011 1000.00 –', '095 – 20.10'],
    ]);
  });

  it('of a year tells only what its returns have not declared', () => {
    const first = calculate(basis([booking()]));
    const year = { fromDay: '2026-01-01', toDay: '2026-12-31', annual: true };
    const late = booking({ base: 10_000n, tax: 810n });
    const { figures, payable, difference } = calculate(
      basis([booking(), late], { period: year, declared: first.sums }),
    );
    expect(written(figures)).toContain('303 100.00 8.10');
    expect([payable, difference]).toEqual(['8.10', '0.00']);
  });
});

const cents = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });
const anyBooking = fc
  .record({
    side: fc.constantFrom('output' as const, 'input' as const, 'acquisition' as const),
    rated: fc.constantFrom(['standard', '8.1'], ['reduced', '2.6'], ['zero', '0'], ['exempt', '0']),
    ...{ base: cents, tax: cents, isReduction: fc.boolean() },
  })
  .map(({ side, rated: [key = '', rate = ''], base, tax, isReduction }) => {
    const kind = side === 'output' ? { key, rate } : {};
    const own = side === 'output' && rate === '0' ? 0n : tax;
    return booking({ side, ...kind, base, tax: own, material: own / 3n, isReduction });
  });

it('whatever is booked: the figures add up to the ledger, 299 to the turnover by rate', () => {
  fc.assert(
    fc.property(fc.array(anyBooking, { maxLength: 30 }), (bookings) => {
      const { sums, figures } = calculate(basis(bookings));
      const booked = (side: string, what: 'base' | 'tax') =>
        bookings.filter((one) => one.side === side).reduce((sum, one) => sum + one[what], 0n);
      const rates = ['303', '313', '302', '312'];
      expect(totalOf(sums, ...rates, '220', '230').base).toBe(booked('output', 'base'));
      expect(totalOf(sums, ...rates).tax).toBe(booked('output', 'tax'));
      expect(totalOf(sums, '400', '405').tax).toBe(booked('input', 'tax'));
      expect(totalOf(sums, '383').tax).toBe(booked('acquisition', 'tax'));
      const due = figures.find(({ code }) => code === '299')?.base ?? '0';
      expect(toCents(due)).toBe(totalOf(sums, ...rates).base);
    }),
  );
});

describe('received consideration', () => {
  it('is a bill’s share of what was paid, its last part what is left', () => {
    const amounts = [3_333n, 3_333n, 4_144n];
    const parts = amounts.map((amount, index) => ({
      ...{ itemId: 'bill', amount },
      entry: { ...booking(), number: index, bookedOn: `2026-0${index + 1}-15` },
    }));
    const bill = { amount: 10_810n, bookings: [booking({ base: 10_000n, tax: 810n })] };
    const all = receivedBookings(parts, new Map([['bill', bill]]), '2026-01-01');
    expect(all.map(({ base, tax }) => [base, tax])).toEqual([
      [3_083n, 250n],
      [3_084n, 249n],
      [3_833n, 311n],
    ]);
    expect(receivedBookings(parts, new Map([['bill', bill]]), '2026-03-01')).toEqual([all[2]]);
  });
});

describe('eCH-0217', () => {
  const flat = (xml: string) =>
    [...xml.replace(/<!--.*?-->/gs, '').matchAll(/<(\w[\w-]*:\w+)[^>]*>([^<]*)/g)].map(
      ([, name, text]) => `${name} ${text?.trim()}`,
    );
  const amount = '1.12';
  const rated = (code: string, activity: string | null = null) => ({ code, rate: '0', activity });
  const plain = (code: string) => ({ code, rate: null, activity: null, base: amount, tax: amount });
  const example: Partial<VatDeclaration> = {
    ...{ uid: 'CHE123456789', organisationName: 'a', generatedAt: '2001-12-17T09:30:47Z', payable: amount },
    ...{ fromDay: '1967-08-13', toDay: '1967-08-13' },
    application: { manufacturer: 'a', product: 'a', version: 'a' },
    adjustments: [{ code: '280', amount, text: 'token' }],
  };
  const figures = (codes: readonly string[], row: object): FigureRow[] =>
    [...codes.map(plain), { ...plain('303'), ...row }, { ...plain('383'), rate: '0' }].map((figure) => ({
      ...figure,
      opens: true,
    }));
  const common = ['200', '220', '221', '225', '230', '235', '280', '900', '910', '415'];

  itWithSamples('is the official example of the effective method again, from its figures', () => {
    const own = declaration({
      ...example,
      figures: figures([...common, '205', '400', '405', '410', '420'], rated('303')),
    });
    const official = readFileSync(
      path.join(samples, 'eCH-0217_V2.0.0_example_effectiveReportingMethod.xml'),
      'utf8',
    );
    expect(flat(writeEch0217(own).toString())).toEqual(flat(official));
    expect(schemaErrors(schema, writeEch0217(own))).toEqual([]);
  });

  itWithSamples('is the official example of the net tax rate method again', () => {
    const own = declaration({
      ...example,
      ...{ settings: netRate, figures: figures(common, rated('323', '00001')) },
    });
    const official = readFileSync(
      path.join(samples, 'eCH-0217_V2.0.0_example_simpleTaxRateMethod.xml'),
      'utf8',
    );
    // The example's days lie before the method; its element does not.
    const today = { ...own, fromDay: '2026-01-01', toDay: '2026-06-30' };
    const lines = flat(writeEch0217(today).toString()).filter((line) => !line.includes('reportingPeriod'));
    expect(lines).toEqual(flat(official).filter((line) => !line.includes('reportingPeriod')));
  });

  itWithSamples.each([
    ['effective', defaultVatSettings, '2026-01-01'],
    ['net tax rates', netRate, '2026-01-01'],
    ['net tax rates before 2025', netRate, '2024-01-01'],
    ['flat tax rates before 2025', { ...netRate, method: 'flatRate' as const }, '2024-01-01'],
  ])('is valid without any turnover and with some: %s', (_name, settings, fromDay) => {
    const period = { ...quarter, fromDay };
    for (const bookings of [[], [booking(), booking({ key: 'exempt', rate: '0', tax: 0n })]]) {
      const result = calculate(basis(bookings, { settings, period }));
      const xml = writeEch0217(declaration({ ...result, settings, fromDay }));
      expect(schemaErrors(schema, xml)).toEqual([]);
    }
  });
});

it('a UID is read as it is written, its check digit is proved', () => {
  expect(readUid('CHE-107.787.577 MWST')).toBe('CHE107787577');
  expect([readUid('DE123456789'), readUid(null), readUid('CHE-007.787.577')]).toEqual([null, null, null]);
  expect(['CHE107787577', 'CHE105805649', 'CHE107787578'].map(isUid)).toEqual([true, true, false]);
});

it('periods of a year', () => {
  const days = (months: number) => periodsOf(2024, months).map(({ fromDay, toDay }) => `${fromDay} ${toDay}`);
  expect(days(3)).toEqual([
    ...['2024-01-01 2024-03-31', '2024-04-01 2024-06-30', '2024-07-01 2024-09-30'],
    ...['2024-10-01 2024-12-31', '2024-01-01 2024-12-31'],
  ]);
  expect([days(1).length, days(6).length, days(12).length]).toEqual([13, 3, 2]);
  expect(fromCents(1n)).toBe('0.01');
});
