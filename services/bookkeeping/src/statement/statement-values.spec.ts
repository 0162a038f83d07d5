import { statementLimits } from '@jahrring/contracts-bookkeeping';
import type { Statement, StatementRow } from '../statement-file';
import type { StatementEntity } from './statement.entity';
import { hashOf, toLine, toNamed, valuesOf } from './statement-values';

const aRow = (change: Partial<StatementRow> = {}): StatementRow => ({
  ...{ key: 'k1', entryKey: 'e1', collective: false, bookedOn: '2026-11-17', valueOn: '2026-11-18' },
  ...{
    direction: 'in',
    amount: '100.00',
    currency: 'CHF',
    ordered: null,
    reversal: false,
    returnReason: null,
  },
  ...{ endToEndId: null, paymentInfoId: null, bankReference: null, reference: null, counterpartyName: null },
  ...{ counterpartyIban: null, text: '', charges: [] },
  ...change,
});

const aBalance = (code: string, amount: string, intermediate = false) => ({
  ...{ code, amount, currency: 'CHF', date: '2026-11-17', intermediate },
});

const aStatement = (change: Partial<Statement> = {}): Statement => ({
  ...{ kind: 'statement', id: 'S1', sequence: '1', page: 1, lastPage: true, createdAt: null },
  account: { iban: 'CH9300762011623852957', other: null, currency: 'CHF' },
  ...{
    from: null,
    to: null,
    balances: [aBalance('OPBD', '10.00'), aBalance('CLBD', '85.00')],
    summary: null,
  },
  ...{ entries: 2, rows: [aRow(), aRow({ direction: 'out', amount: '25.00' })], leftOut: [] },
  ...change,
});

describe('what a statement comes to', () => {
  it('is its closing less its opening balance, and its lines make it up', () => {
    expect(valuesOf(aStatement())).toMatchObject({ opening: '10.00', closing: '85.00', difference: '0.00' });
  });

  it('tells what the lines and the balances differ by', () => {
    expect(valuesOf(aStatement({ rows: [aRow()] })).difference).toBe('-25.00');
  });

  it('is not told where a balance is missing', () => {
    const opening = aStatement({ balances: [aBalance('OPBD', '10.00')] });
    expect(valuesOf(opening)).toMatchObject({ opening: '10.00', closing: null, difference: null });
  });

  it('begins with the balance the bank closed with before, where it names that one (PRCD)', () => {
    const balances = [aBalance('PRCD', '10.00'), aBalance('CLBD', '85.00')];
    expect(valuesOf(aStatement({ balances })).opening).toBe('10.00');
  });

  it('never takes the balance of a page, or an available one, for that of the whole', () => {
    const balances = [
      ...[aBalance('OPBD', '999.00', true), aBalance('ITBD', '1.00'), aBalance('CLAV', '2.00')],
      ...[aBalance('CLBD', '888.00', true)],
    ];
    expect(valuesOf(aStatement({ balances }))).toMatchObject({ opening: null, closing: null });
  });

  it('of an overdrawn account is negative as the bank says', () => {
    const balances = [aBalance('OPBD', '-100.00'), aBalance('CLBD', '-25.00')];
    expect(valuesOf(aStatement({ balances })).difference).toBe('0.00');
  });

  it('ends on the day of its last line where no other is told', () => {
    const rows = [aRow({ bookedOn: '2026-11-19' }), aRow({ bookedOn: '2026-11-17' })];
    expect(valuesOf(aStatement({ rows })).toDay).toBe('2026-11-19');
    expect(valuesOf(aStatement({ rows, to: '2026-11-30' })).toDay).toBe('2026-11-30');
    expect(valuesOf(aStatement({ rows: [] })).toDay).toBeNull();
  });

  it('keeps no more of what was left out than somebody can look at', () => {
    const left = { reason: 'notBooked' as const, bookedOn: null, amount: '1.00', currency: 'CHF', text: '' };
    const leftOut = Array.from({ length: statementLimits.leftOut + 5 }, () => ({
      ...left,
      direction: 'in' as const,
    }));
    expect(valuesOf(aStatement({ leftOut })).leftOut).toHaveLength(statementLimits.leftOut);
  });
});

describe('a line of a statement', () => {
  const statement = { id: 'uid', account: 'CH9300762011623852957' } as StatementEntity;

  it('carries the charges that are in its amount, and no others', () => {
    const charges = [
      { amount: '1.50', included: true },
      { amount: '0.75', included: true },
      { amount: '9.00', included: false },
    ];
    expect(toLine(statement, aRow({ charges }), 'open').charges).toBe('2.25');
  });

  it('is cut where a bank tells longer names than a standard knows', () => {
    const long = 'x'.repeat(60);
    const line = toLine(
      statement,
      aRow({ endToEndId: long, paymentInfoId: long, bankReference: long }),
      'open',
    );
    expect([line.endToEndId, line.paymentInfoId, line.bankReference].map((text) => text?.length)).toEqual([
      ...[35, 35, 35],
    ]);
  });

  it('that was there before is no payment a second time', () => {
    expect(toLine(statement, aRow(), 'repeated')).toMatchObject({
      state: 'repeated',
      bookings: 0,
      paymentId: null,
    });
  });

  it('is told in a few words', () => {
    const named = toNamed({ ...aRow({ text: 'x'.repeat(300) }) });
    expect(named.text).toHaveLength(100);
    expect(Object.keys(named).sort()).toEqual([
      ...['amount', 'bookedOn', 'counterpartyName', 'currency', 'direction', 'text'],
    ]);
  });
});

describe('the same statement once more', () => {
  it('is known by all that was read of it', () => {
    expect(hashOf(aStatement())).toBe(hashOf(aStatement({ id: 'S2', createdAt: '2026-11-18T01:00:00' })));
  });

  it.each<[string, Partial<Statement>]>([
    ['an amount', { rows: [aRow({ amount: '100.01' })] }],
    ['a balance', { balances: [aBalance('CLBD', '85.01')] }],
    ['one line more', { rows: [aRow(), aRow({ direction: 'out', amount: '25.00' }), aRow({ key: 'k2' })] }],
  ])('is another one where %s differs', (_what, change) => {
    expect(hashOf(aStatement(change))).not.toBe(hashOf(aStatement()));
  });
});
