import { buildCreditorReference, buildQrReference } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { fromCents, sumOf, toCents } from '../value/money';
import { sideOf } from './opening-columns';
import { ledgerAmount, openingRefusals } from './opening-refusals';
import { planBalances } from './plan-balances';
import { itemKey, nameKey, planItems } from './plan-items';
import type { ItemLookups, PlannedItem } from './plan-items';

type Cells = Parameters<typeof planItems>[0][number]['cells'];

const chart = new Set(['1000', '1020', '1100', '2000', '2800']);
const balancesOf = (...rows: Cells[]) =>
  planBalances(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    chart,
  );
const problemsOf = ({ problems }: { problems: readonly { line: number; field: string; code: string }[] }) =>
  problems.map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('a trial balance', () => {
  it('is read by debit and credit, or by one balance with its sign', () => {
    const { balances, problems } = balancesOf(
      { account: '1020', debit: "12'500.50" },
      { account: '2000', credit: '2500.50' },
      { account: '2800', balance: '-10000' },
    );
    expect(problems).toEqual([]);
    expect(balances).toEqual([
      { account: '1020', amount: '12500.50' },
      { account: '2000', amount: '-2500.50' },
      { account: '2800', amount: '-10000.00' },
    ]);
  });

  it('leaves accounts of nothing out', () => {
    expect(balancesOf({ account: '1000' }, { account: '1020', debit: '5', credit: '5' }).balances).toEqual(
      [],
    );
  });

  it('names the line and cell of everything that is wrong with it', () => {
    const planned = balancesOf(
      { debit: '5' },
      { account: '9999', debit: '5' },
      { account: '1000', debit: '5' },
      { account: '1000', debit: '5' },
      { account: '1020', credit: 'fünf' },
    );
    expect(problemsOf(planned)).toEqual([
      ...['2 account missing', '3 account unknownAccount', '5 account twice', '6 credit badAmount'],
    ]);
  });
});

const trub = { id: 'a1', name: 'Gemeinde Trub' };
const known: ItemLookups = {
  baseCurrency: 'CHF',
  byNumber: new Map([['K-7', [trub]]]),
  byName: new Map([
    [nameKey('Gemeinde Trub'), [trub]],
    [nameKey('Müller'), [{ id: 'a2', name: 'Müller' }, { id: 'a3', name: 'Müller' }]], // oxfmt-ignore
  ]),
  existing: new Set([itemKey('debtor', '2025-0099')]),
};
const aRow = (change: Cells = {}): Cells => ({
  ...{ number: '2025-0001', name: 'Gemeinde Trub', documentDate: '31.12.2025', amount: '108.10' },
  ...change,
});
const itemsOf = (...rows: Cells[]) =>
  planItems(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    known,
  );

describe('open items of the books before', () => {
  it('are taken over with what is open of them', () => {
    expect(itemsOf(aRow({ dueDate: '30.1.2026' }))).toEqual({
      problems: [],
      items: [
        {
          ...{ line: 2, side: 'debtor', number: '2025-0001', addressId: 'a1', addressName: 'Gemeinde Trub' },
          ...{ documentDate: '2025-12-31', dueDate: '2026-01-30', currency: 'CHF', amount: '108.10' },
          ...{ baseAmount: '108.10', reference: null, iban: null },
        },
      ],
    });
  });

  it('are due on their own day where no other one is told', () => {
    expect(itemsOf(aRow()).items[0]?.dueDate).toBe('2025-12-31');
  });

  it('find their address by its number before its name, in whatever letters', () => {
    expect(itemsOf(aRow({ name: 'Somebody else', customerNumber: 'K-7' })).items[0]?.addressId).toBe('a1');
    expect(itemsOf(aRow({ name: '  gemeinde TRUB ' })).items[0]?.addressId).toBe('a1');
  });

  it('in another currency need what they are in that of the books', () => {
    expect(problemsOf(itemsOf(aRow({ currency: 'EUR' })))).toEqual(['2 baseAmount missing']);
    expect(itemsOf(aRow({ currency: 'eur', baseAmount: '100.50' })).items).toMatchObject([
      { currency: 'EUR', amount: '108.10', baseAmount: '100.50' },
    ]);
  });

  it('keep a credit as what it is', () => {
    expect(itemsOf(aRow({ amount: '-20.00' })).items[0]?.amount).toBe('-20.00');
  });

  it('of both sides may have the same number, of one side not', () => {
    const both = itemsOf(aRow(), aRow({ side: 'Kreditor' }));
    expect(both.items.map(({ side }) => side)).toEqual(['debtor', 'creditor']);
    expect(problemsOf(itemsOf(aRow(), aRow()))).toEqual(['3 number twice']);
    expect(problemsOf(itemsOf(aRow({ number: '2025-0099' })))).toEqual(['2 number exists']);
    expect(itemsOf(aRow({ number: '2025-0099', side: 'K' })).problems).toEqual([]);
  });

  it.each<[string, Cells, string]>([
    ['no number', { number: undefined }, '2 number missing'],
    ['an unknown side', { side: 'Bank' }, '2 side badSide'],
    ['no day', { documentDate: undefined }, '2 documentDate missing'],
    ['a day no calendar has', { documentDate: '31.11.2025' }, '2 documentDate badDate'],
    ['a due day in words', { dueDate: 'sofort' }, '2 dueDate badDate'],
    ['no amount', { amount: undefined }, '2 amount missing'],
    ['an amount in words', { amount: 'hundert' }, '2 amount badAmount'],
    ['nothing open', { amount: '0.00' }, '2 amount zero'],
    ['an unknown currency', { currency: 'XTS', baseAmount: '5' }, '2 currency badCurrency'],
    ['nobody’s name', { name: 'Nobody' }, '2 name unknownAddress'],
    ['a name of two addresses', { name: 'Müller' }, '2 name ambiguousAddress'],
    ['an unknown number of a customer', { customerNumber: 'K-8' }, '2 customerNumber unknownAddress'],
    ['no name at all', { name: undefined }, '2 name missing'],
    ['a reference with a wrong check digit', { reference: 'RF19539007547034' }, '2 reference badReference'],
    ['an account with a wrong check digit', { iban: 'CH5604835012345678008' }, '2 iban badIban'],
  ])('with %s are refused as a whole row', (_what, change, problem) => {
    const planned = itemsOf(aRow(change));
    expect(problemsOf(planned)).toEqual([problem]);
    expect(planned.items).toEqual([]);
  });

  it('take references and accounts in whatever blanks they are written', () => {
    const qr = buildQrReference('210000', 42);
    const spaced = qr.replace(/(.{5})/g, '$1 ');
    const scor = buildCreditorReference(42).toLowerCase();
    const { items } = itemsOf(
      aRow({ reference: spaced, iban: 'ch56 0483 5012 3456 7800 9' }),
      aRow({ number: '2', reference: scor }),
    );
    expect(items.map(({ reference, iban }) => [reference, iban])).toEqual([
      [qr, 'CH5604835012345678009'],
      [scor.toUpperCase(), null],
    ]);
  });
});

it.each([
  ['', 'debtor'],
  ['Debitor', 'debtor'],
  ['Débiteur', 'debtor'],
  ['Kreditoren', 'creditor'],
  ['Fournisseur', 'creditor'],
  ['creancier', 'creditor'],
  ['Bank', null],
] as const)('the word %j names the side %s', (word, side) => {
  expect(sideOf(word)).toBe(side);
});

describe('balances and open items', () => {
  const itemAccounts = { receivables: '1100', payables: '2000' };
  const anItem = (side: PlannedItem['side'], baseAmount: string): PlannedItem => {
    const [item] = itemsOf(aRow()).items;
    if (!item) throw new Error('the row is right');
    return { ...item, side, baseAmount };
  };
  const balanced = [
    { account: '1020', amount: '91.90' },
    { account: '1100', amount: '108.10' },
    { account: '2000', amount: '-50.00' },
    { account: '2800', amount: '-150.00' },
  ];
  const items = [anItem('debtor', '108.10'), anItem('creditor', '50.00')];

  it('fit where what is open is what the accounts of debtors and creditors say', () => {
    expect(openingRefusals(balanced, items, itemAccounts)).toEqual([]);
  });

  it('do not where debits are not credits', () => {
    const off = [...balanced, { account: '1000', amount: '0.05' }];
    expect(openingRefusals(off, items, itemAccounts)).toEqual([
      { reason: 'unbalanced', account: null, balance: '0.05', items: '0.00', difference: '0.05' },
    ]);
  });

  it('do not where an item is missing or too much', () => {
    expect(openingRefusals(balanced, items.slice(1), itemAccounts)).toEqual([
      { reason: 'accountDiffers', account: '1100', balance: '108.10', items: '0.00', difference: '-108.10' },
    ]);
    expect(openingRefusals(balanced, items.slice(0, 1), itemAccounts)).toMatchObject([
      { account: '2000', balance: '-50.00', difference: '50.00' },
    ]);
  });

  it('do not where there are no balances at all', () => {
    expect(openingRefusals([], items, itemAccounts)).toMatchObject([{ reason: 'noBalances' }]);
  });

  it('are compared once where customers and suppliers stand on one account', () => {
    const one = { receivables: '1100', payables: '1100' };
    const together = [
      { account: '1100', amount: '58.10' },
      { account: '2800', amount: '-58.10' },
    ];
    expect(openingRefusals(together, items, one)).toEqual([]);
  });

  it('made of the items themselves always fit', () => {
    const drawn = fc.array(fc.tuple(fc.constantFrom('debtor' as const, 'creditor' as const), fc.integer({ min: -90_000, max: 90_000 }))); // oxfmt-ignore
    fc.assert(
      fc.property(drawn, (pairs) => {
        const own = pairs.map(([side, cents]) => anItem(side, fromCents(BigInt(cents))));
        const of = (side: string) => sumOf(own.filter((one) => one.side === side).map(ledgerAmount));
        const rest = fromCents(-toCents(sumOf([of('debtor'), of('creditor')])));
        const balances = [
          { account: '1100', amount: of('debtor') },
          { account: '2000', amount: of('creditor') },
          { account: '2800', amount: rest },
        ];
        expect(openingRefusals(balances, own, itemAccounts)).toEqual([]);
      }),
    );
  });
});
