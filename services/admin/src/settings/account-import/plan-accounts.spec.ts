import fc from 'fast-check';
import { kindOfNumber, kindOfWord, vatKeyOfWord } from './chart-words';
import { countOutcomes, type ExistingAccount, planAccounts } from './plan-accounts';
import type { ChartColumns, ChartRow } from './read-chart-file';

const allColumns: ChartColumns = {
  number: { column: 1, header: 'Konto' },
  title: { column: 2, header: 'Bezeichnung' },
  kind: { column: 3, header: 'Art' },
  vatKey: { column: 4, header: 'MWST' },
};
const { number: _number, title: _title, ...others } = allColumns;
const twoColumns: ChartColumns = {
  number: { column: 1, header: 'Konto' },
  title: { column: 2, header: 'Name' },
};

const aRow = (change: Partial<ChartRow> = {}): ChartRow => ({
  ...{ line: 2, number: '1020', title: 'Bank', kind: '', vatKey: '' },
  ...change,
});
const anAccount = (change: Partial<ExistingAccount> = {}): ExistingAccount => ({
  ...{ id: 'a1', version: 4, number: '1020', title: 'Bank', kind: 'asset', vatKey: null },
  ...change,
});
const plan = (rows: ChartRow[], accounts: ExistingAccount[] = [], columns = allColumns) =>
  planAccounts(rows, columns, new Map(accounts.map((account) => [account.number, account])));
const planOne = (row: Partial<ChartRow>, account?: ExistingAccount, columns = allColumns) => {
  const [planned] = plan([aRow(row)], account ? [account] : [], columns);
  if (!planned) throw new Error('nothing planned');
  return planned;
};

describe('a row of an imported chart', () => {
  it('makes an account that is not there', () => {
    expect(planOne({ kind: 'Aktiven', vatKey: '8.1 %' })).toMatchObject({
      outcome: 'create',
      values: { number: '1020', title: 'Bank', kind: 'asset', vatKey: 'standard', active: true },
      existing: null,
    });
  });

  it('leaves an account alone that is the same already', () => {
    expect(planOne({}, anAccount())).toMatchObject({ outcome: 'same', values: null });
  });

  it.each([
    ['title', { title: 'Bank A' }, { title: 'Bank A' }],
    ['kind', { kind: 'Passiven' }, { kind: 'liability' }],
    ['VAT key', { vatKey: '2.6' }, { vatKey: 'reduced' }],
  ])('changes an account of another %s', (_what, row, values) => {
    expect(planOne(row, anAccount())).toMatchObject({ outcome: 'update', values, existing: { version: 4 } });
  });

  it('takes a VAT key away where the file has a column for it that is empty', () => {
    expect(planOne({}, anAccount({ vatKey: 'standard' }))).toMatchObject({
      outcome: 'update',
      values: { vatKey: null },
    });
  });

  it('leaves the VAT key as it is where the file has no column for it', () => {
    const account = anAccount({ vatKey: 'standard' });
    expect(planOne({}, account, twoColumns).outcome).toBe('same');
    expect(planOne({ title: 'Bank A' }, account, twoColumns).values).toMatchObject({ vatKey: 'standard' });
  });

  it('leaves the kind as it is where the file does not tell it: 8 can be income too', () => {
    const extraordinary = anAccount({ number: '8510', title: 'Ausserordentlicher Ertrag', kind: 'income' });
    const row = { number: '8510', title: 'Ausserordentlicher Ertrag' };
    expect(planOne(row, extraordinary, twoColumns).outcome).toBe('same');
    expect(planOne(row, extraordinary)).toMatchObject({ outcome: 'same', kind: 'income' });
    expect(planOne(row)).toMatchObject({ outcome: 'create', kind: 'expense' });
  });

  it.each([
    ['a kind nobody knows', { kind: 'Sonstiges' }, 'kind', 3, 'Art'],
    ['a VAT rate nobody knows', { vatKey: '12.5' }, 'vatKey', 4, 'MWST'],
    ['no number', { number: '' }, 'number', 1, 'Konto'],
    ['no title', { title: '' }, 'title', 2, 'Bezeichnung'],
  ])('with %s writes nothing and tells where', (_what, row, field, column, header) => {
    const planned = planOne({ line: 7, ...row }, anAccount());
    expect(planned).toMatchObject({ outcome: 'error', values: null, existing: null });
    expect(planned.errors).toContainEqual(expect.objectContaining({ line: 7, field, column, header }));
  });

  it('tells a place even where the column is missing altogether', () => {
    expect(planOne({ number: '' }, undefined, others).errors[0]).toMatchObject({ column: 1, header: '' });
  });

  it('with a number that stood before is refused, naming the first line; the first one counts', () => {
    const planned = plan([
      aRow({ line: 2 }),
      aRow({ line: 3, number: '1000' }),
      aRow({ line: 4 }),
      aRow({ line: 5 }),
    ]);
    expect(planned.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'error', 'error']);
    expect(planned.flatMap(({ errors }) => errors.map(({ params }) => params))).toEqual([
      { line: 2 },
      { line: 2 },
    ]);
    expect(countOutcomes(planned)).toEqual({ create: 2, update: 0, same: 0, error: 2 });
  });

  it('is the same once it was imported: nobody imports a chart twice by mistake', () => {
    const row = fc.record({
      line: fc.nat(),
      number: fc.integer({ min: 1000, max: 9999 }).map(String),
      title: fc.constantFrom('Bank', 'Kasse', 'Erlöse'),
      kind: fc.constantFrom('', 'Aktiven', 'passif', 'expense'),
      vatKey: fc.constantFrom('', '8.1', 'reduziert', 'exempt'),
    });
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(allColumns, twoColumns), (rows, columns) => {
        const first = plan(rows, [], columns);
        const made = first.flatMap(({ values }, at) =>
          values ? [anAccount({ ...values, id: String(at), vatKey: values.vatKey ?? null })] : [],
        );
        const again = plan(rows, made, columns);
        expect(again.filter(({ outcome }) => outcome === 'create' || outcome === 'update')).toEqual([]);
        expect(countOutcomes(again).error).toBe(countOutcomes(first).error);
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
