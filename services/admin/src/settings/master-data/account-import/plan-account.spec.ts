import { accountImportFields } from '@jahrring/contracts-admin';
import fc from 'fast-check';
import type { AccountEntity } from '../account/account';
import { chartOfFile } from '../charts/chart-of-file';
import { kindOfNumber } from '../charts/kind-of-number';
import { shippedCharts } from '../charts/shipped-charts';
import { kindOfWord, vatKeyOfWord } from './chart-words';
import { planAccount, type AccountCells, type AccountRow } from './plan-account';

const headers = ['Konto', 'Bezeichnung', 'Art', 'MWST'];

const anAccount = (change: Partial<AccountEntity> = {}) =>
  ({ ...{ number: '1020', title: 'Bank', kind: 'asset', vatKey: null }, ...change }) as AccountEntity;
const planOne = (cells: Partial<AccountCells>, existing?: AccountEntity, row: Partial<AccountRow> = {}) =>
  planAccount({
    ...{ line: 2, mapping: [...accountImportFields], headers, existing },
    ...row,
    cells: { ...{ number: '1020', title: 'Bank', kind: '', vatKey: '' }, ...cells },
  });

describe('a row of an imported chart', () => {
  it('makes an account that is not there', () => {
    expect(planOne({ kind: 'Aktiven', vatKey: '8.1 %' })).toMatchObject({
      outcome: 'create',
      values: { number: '1020', title: 'Bank', kind: 'asset', vatKey: 'standard' },
    });
  });

  it('leaves an account alone that is the same already', () => {
    expect(planOne({}, anAccount())).toMatchObject({ outcome: 'skip', values: {} });
  });

  it.each([
    ['title', { title: 'Bank A' }, { title: 'Bank A' }],
    ['kind', { kind: 'Passiven' }, { kind: 'liability' }],
    ['VAT key', { vatKey: '2.6' }, { vatKey: 'reduced' }],
  ])('changes an account of another %s, and nothing else of it', (_what, cells, values) => {
    const planned = planOne(cells, anAccount());
    expect(planned.outcome).toBe('update');
    expect(planned.values).toEqual(values);
  });

  it('leaves kind and VAT key as they are where the file does not name them: 8 can be income too', () => {
    const extraordinary = anAccount({
      number: '8510',
      title: 'Ausserordentlicher Ertrag',
      kind: 'income',
      vatKey: 'standard',
    });
    const cells = { number: '8510', title: 'Ausserordentlicher Ertrag' };
    expect(planOne(cells, extraordinary).outcome).toBe('skip');
    expect(planOne(cells)).toMatchObject({ outcome: 'create', values: { kind: 'expense', vatKey: null } });
  });

  it.each([
    ['a kind nobody knows', { kind: 'Sonstiges' }, 'kind', 3, 'Art'],
    ['a VAT rate nobody knows', { vatKey: '12.5' }, 'vatKey', 4, 'MWST'],
    ['no number', { number: '' }, 'number', 1, 'Konto'],
    ['no title', { title: '' }, 'title', 2, 'Bezeichnung'],
  ])('with %s writes nothing and names the place', (_what, cells, field, column, header) => {
    const planned = planOne(cells, anAccount(), { line: 7 });
    expect(planned).toMatchObject({ outcome: 'error', values: {} });
    expect(planned.errors).toContainEqual(expect.objectContaining({ line: 7, field, column, header }));
  });

  it('names the first column where that of the fault is missing', () => {
    const { errors } = planOne({ number: '' }, undefined, { mapping: ['title'], headers: ['Name'] });
    expect(errors[0]).toMatchObject({ column: 1, header: 'Name' });
  });

  it('with a number that stood before is refused, naming the first line', () => {
    const planned = planOne({}, undefined, { sameNumberLine: 2 });
    expect(planned).toMatchObject({ outcome: 'error', errors: [{ field: 'number', params: { line: 2 } }] });
  });

  it('changes nothing once it was imported: nobody imports a chart twice by mistake', () => {
    const row = fc.record({
      number: fc.integer({ min: 1000, max: 9999 }).map(String),
      title: fc.constantFrom('Bank', 'Kasse', 'Erlöse'),
      kind: fc.constantFrom('', 'Aktiven', 'passif', 'expense'),
      vatKey: fc.constantFrom('', '8.1', 'reduziert', 'exempt'),
    });
    fc.assert(
      fc.property(row, (cells) => {
        const { values } = planOne(cells);
        expect(planOne(cells, anAccount(values)).outcome).toBe('skip');
      }),
    );
  });
});

describe('words of charts', () => {
  it.each([
    ['Aktiven', 'asset'],
    ['Actifs', 'asset'],
    ['PASSIVI', 'liability'],
    ['Aufwand', 'expense'],
    ['Erträge', 'income'],
    ['Sonstiges', undefined],
    ['Produits', 'income'],
    ['Clôture', 'closing'],
    ['4', 'income'],
    ['', undefined],
  ])('%s is the kind %s', (word, kind) => expect(kindOfWord(word)).toBe(kind));

  it.each([
    ['8.1', 'standard'],
    ['8,1 %', 'standard'],
    ['7.7%', 'standard'],
    ['19', 'standard'],
    ['2.6', 'reduced'],
    ['7 %', 'reduced'],
    ['3.8%', 'lodging'],
    ['0 %', 'zero'],
    ['Befreit', 'exempt'],
    ['Reverse Charge', 'reverse'],
    ['81 Rappen', undefined],
  ])('%s is the VAT key %s', (word, key) => expect(vatKeyOfWord(word)).toBe(key));

  it.each([
    ['1020', 'asset'],
    ['2000', 'liability'],
    ['3400', 'income'],
    ['4000', 'expense'],
    ['6500', 'expense'],
    ['7000', 'income'],
    ['9000', 'closing'],
  ])('the Swiss account %s is of kind %s', (number, kind) => expect(kindOfNumber(number)).toBe(kind));
});

describe('number ranges of charts', () => {
  /** Source: DATEV standard charts SKR03 (by process) and SKR04 (by the order of the accounts), 2026. */
  it.each([
    ['skr03', '8400', 'income'],
    ['skr03', '84001', 'income'],
    ['skr03', '3400', 'expense'],
    ['skr03', '27', 'asset'],
    ['skr04', '4400', 'income'],
    ['skr04', '6000', 'expense'],
    ['skr04', '7100', 'income'],
    ['skr04', '3300', 'liability'],
    // Source: Austrian standard chart, classes 0 to 9 (KFS/BW 6).
    ['ekr', '0620', 'asset'],
    ['ekr', '2800', 'asset'],
    ['ekr', '3300', 'liability'],
    ['ekr', '4000', 'income'],
    ['ekr', '6200', 'expense'],
    ['ekr', '8100', 'income'],
    ['ekr', '8280', 'expense'],
    ['ekr', '9000', 'liability'],
    ['ekr', '9800', 'closing'],
    ['kmu', '8400', 'expense'],
    ['kmu', '10200', 'asset'],
  ] as const)('of %s make %s an account of kind %s', (chart, number, kind) => {
    expect(kindOfNumber(number, chart)).toBe(kind);
  });

  it.each(['skr03', 'skr04'] as const)(
    'give every account of %s that comes with the product its kind',
    (key) => {
      const accounts = shippedCharts.find((chart) => chart.key === key)?.accounts ?? [];
      expect(accounts.length).toBeGreaterThan(50);
      const wrong = accounts.filter(({ number, kind }) => kindOfNumber(number, key) !== kind);
      expect(wrong.map(({ number }) => number)).toEqual([]);
    },
  );

  it.each([
    [['1200 Bank', '8400 Erlöse 19 % USt'], 'CH', 'skr03'],
    [['1800 Bank', '4400 Erlöse 19 % USt'], 'CH', 'skr04'],
    [['1600 Kasse', '1800 Girokonto', '4400 Umsätze'], 'DE', 'skr04'],
    [['8400 Umsätze'], 'DE', 'skr03'],
    [['4711 Allerlei'], 'DE', 'skr03'],
    [['8400 Umsätze'], 'CH', 'kmu'],
    [['4711 Allerlei'], 'AT', 'ekr'],
    [['8400 Umsätze'], 'AT', 'ekr'],
    [['2700 Kassa', '2800 Bank', '4000 Erlöse 20 %'], 'CH', 'ekr'],
    [['1200 Bank', '8400 Erlöse 19 % USt'], 'AT', 'skr03'],
    [['1020 Bankguthaben', '3400 Dienstleistungserlöse'], 'DE', 'kmu'],
  ] as const)('are found by the accounts of a file: %j in %s are of %s', (lines, country, chart) => {
    const accounts = lines.map((line) => ({ number: line.slice(0, 4), title: line.slice(5) }));
    expect(chartOfFile(accounts, country)).toBe(chart);
  });
});
