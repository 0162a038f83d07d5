import { accountChanged } from '@jahrring/contracts-admin';
import { entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryComparison, EntryImportRow, EntryImportView } from '@jahrring/contracts-bookkeeping';
import { Database, execute } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { CreateEntryImports1795700000120 } from '../migrations/1795700000120-create-entry-imports';
import { MoveEntryImports1796800000002 } from '../migrations/1796800000002-move-entry-imports';
import { PaymentService } from '../payment';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';
const imports = `${api}/entry-imports`;
const header = [
  ...['Section', 'Date', 'Doc', 'Description', 'AccountDebit', 'AccountDebitDes', 'AccountCredit'],
  ...['AccountCreditDes', 'Amount', 'VatCode', 'VatPosted', 'VatAccount', 'Cc1'],
];
type Cells = Partial<Record<string, string>>;
const row = (cells: Cells) => header.map((title) => cells[title] ?? '').join('\t');
const aFile = (...rows: Cells[]) => [header.join('\t'), ...rows.map(row)].join('\r\n');

const depreciation = {
  ...{ Date: '2026-10-31', Doc: 'A-1', Description: 'Abschreibung Forwarder', AccountDebit: '6800' },
  ...{ AccountCredit: '1530', Amount: '12000.00' },
};

describe('entries of the accountant', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
    for (const number of ['1020', '1100', '1170', '1530', '2200', '3400', '5000', '5700', '6200', '6800']) {
      const account = { id: testId(number), number, title: number, kind: 'asset' as const, vatKey: null };
      await app.deliver(accountChanged, { ...account, active: true, deleted: false });
    }
  });
  afterEach(() => app.close());

  const upload = (content: string, name = 'banana.txt') =>
    clerk.post(imports, undefined, { file: { name, content } });
  const get = async (id: string): Promise<EntryImportView> => (await clerk.get(`${imports}/${id}`)).body;
  /** Uploads a file; returns what its import would do. */
  const look = async (content: string, name?: string) => {
    const { id } = (await upload(content, name)).body as EntryImportView;
    await app.runJob('kit.work');
    const run = await get(id);
    const rows: EntryImportRow[] = (await clerk.get(`${imports}/${id}/rows?pageSize=all`)).body.items;
    const comparison: EntryComparison = (await clerk.get(`${imports}/${id}/comparison`)).body;
    const { create: added } = run.counts;
    const entries = rows.filter(({ outcome }) => outcome === 'create');
    return {
      ...comparison,
      ...{ id, run, added, entries },
      problems: rows.flatMap(({ errors }) => errors),
    };
  };
  const send = ({ id }: { id: string }) => clerk.post(`${imports}/${id}/commit`, { skipErrors: true });
  const commit = async (file: { id: string }): Promise<EntryImportView> => {
    expect((await send(file)).status).toBe(202);
    await app.runJob('kit.work');
    return get(file.id);
  };
  const balances = async (...accounts: string[]): Promise<string[]> => {
    const { body } = await clerk.get(`${api}/ledger/trial-balance`);
    const of = (account: string) => body.items.find((line: { account: string }) => line.account === account);
    return accounts.map((account) => of(account)?.balance ?? '0.00');
  };
  const waiting = async () => (await clerk.get(`${api}/accounting-exports/waiting`)).body.entries;
  const handedOver = async (): Promise<string> => {
    const { body } = await clerk.post(`${api}/accounting-exports`, { format: 'banana', toDay: '2026-12-31' });
    await app.runJob('kit.work');
    const { raw } = await clerk.get(`${api}/accounting-exports/${body.id}/file`);
    return strFromU8(unzipSync(raw)['banana.txt'] ?? new Uint8Array());
  };
  const pay = () =>
    app.get(PaymentService).record(aContext(), {
      ...{ side: 'debtor', direction: 'in', paidOn: '2026-11-10', amount: '106.00', currency: 'CHF' },
      ...{ addressId: ids.debtor, source: 'hand' },
      allocations: [{ itemId: testId('bill 1'), amount: '106.00', cashDiscount: '2.10' }],
    });

  it('what was handed over is recognised, whatever the order of its rows', async () => {
    for (const n of [1, 2, 3]) await deliverBill(app, n);
    await pay();
    const file = await handedOver();
    const seen = await look(file);
    expect(seen).toMatchObject({ ...{ added: 0, entries: [], differing: [], total: '0.00' }, problems: [] });
    expect(seen.known).toBe(seen.run.rowCount);
    expect(seen.known).toBeGreaterThan(6);
    const [first = '', ...rows] = file.replace(/\r\n$/, '').split('\r\n');
    const turned = await look([first, ...rows.toReversed()].join('\n'), 'export.csv');
    expect(turned).toMatchObject({ added: 0, differing: [], known: rows.length });
  });

  it('what the accountant alone has booked is added once, and never handed over to him', async () => {
    await deliverBill(app, 1);
    const known = await handedOver();
    const wages = { Date: '2026-10-31', Doc: 'L-10', Description: 'Löhne Oktober' };
    const theirs = aFile(
      depreciation,
      { ...wages, AccountDebit: '5000', Amount: '8000.00' },
      { ...wages, AccountDebit: '5700', Amount: '600.00' },
      { ...wages, AccountCredit: '1020', Amount: '8600.00' },
      {
        ...{ Date: '31.10.2026', Doc: 'K-7', Description: 'Diesel', AccountDebit: '6200', Amount: '108.10' },
        ...{ AccountCredit: '1020', VatCode: 'I81', VatPosted: '8.10', VatAccount: '1170', Cc1: 'FORST' },
      },
      { Description: 'Nur eine Notiz' },
    );
    const draft = await look(theirs);
    expect(draft).toMatchObject({
      run: { rowCount: 3 },
      known: 0,
      added: 3,
      total: '20708.10',
      problems: [],
    });
    expect(draft.entries.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      [['6800'], ['1530'], '12000.00'],
      [['5000', '5700'], ['1020'], '8600.00'],
      [['6200', '1170'], ['1020'], '108.10'],
    ]);
    expect(draft.differing).toMatchObject([{ number: 1, line: null, amount: null }]);
    const before = await balances('1100');
    expect(await commit(draft)).toMatchObject({ state: 'done', counts: { create: 3, update: 0, skip: 0 } });
    expect(await balances('6800', '1530', '5000', '5700', '6200', '1170', '1020', '1100')).toEqual([
      ...['12000.00', '-12000.00', '8000.00', '600.00', '100.00', '8.10', '-8708.10', ...before],
    ]);
    expect(await waiting()).toBe(0);
    const { body: journal } = await clerk.get(`${api}/ledger/journal?filter[documentNumber]=K-7`);
    expect(journal.items[0].lines[2]).toMatchObject({
      ...{ account: '1170', vatSide: 'input', vatKey: 'standard', vatRate: '8.1', vatBase: '100.00' },
    });
    const both = await look(`${theirs}\r\n${theirs.split('\r\n').slice(1).join('\r\n')}`);
    expect(both).toMatchObject({ known: 3, added: 3 });
    expect(await look(theirs)).toMatchObject({ known: 3, added: 0 });
    // A file from before does not have them: that is told.
    expect(await look(known)).toMatchObject({ added: 0, differingCount: 3 });
  });

  it('taken back, the books are as before, and the file can be added anew', async () => {
    const { id } = await look(aFile(depreciation));
    await commit({ id });
    await clerk.post(`${imports}/${id}/undo`);
    await app.runJob('kit.work');
    expect(await get(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await balances('6800', '1530')).toEqual(['0.00', '0.00']);
    expect(await waiting()).toBe(0);
    expect((await clerk.post(`${imports}/${id}/undo`)).body.code).toBe('IMPORT_WRONG_STATE');
    const { body: listed } = await clerk.get(imports);
    expect(listed.items).toMatchObject([{ state: 'undone', fileName: 'banana.txt' }]);
    const told = (await app.audit()).filter(({ entityId }) => entityId === id);
    expect(
      told.map(({ entity, after }) => [entity, (after as Record<string, unknown> | null)?.['state']]),
    ).toEqual(['uploaded', 'checked', 'done', 'undone'].map((state) => ['entryImport', state]));
    const again = await look(aFile(depreciation));
    expect(await commit(again)).toMatchObject({ counts: { create: 1 } });
  });

  it('tells what stands otherwise there, and what is not there at all; neither is booked', async () => {
    for (const n of [1, 2, 3]) await deliverBill(app, n);
    const file = await handedOver();
    const rows = file.replace(/\r\n$/, '').split('\r\n');
    const without = rows.filter((one) => !one.includes('2026-0002'));
    const other = without.map((one) => (one.includes('2026-0003') ? one.replace('100.00', '90.00') : one));
    const seen = await look(other.join('\r\n'));
    expect(seen).toMatchObject({ added: 0, differingCount: 2 });
    expect(seen.differing).toMatchObject([
      { number: 2, total: '108.10', line: null, amount: null },
      { number: 3, total: '108.10', amount: '98.10' },
    ]);
  });

  it('leaves out what cannot be an entry, with its row and reason, and adds the rest', async () => {
    await clerk.post(`${api}/ledger/periods`, { fromDay: '2026-01-01', toDay: '2026-06-30' });
    const draft = await look(
      aFile(
        depreciation,
        { ...depreciation, AccountDebit: '9999' },
        { ...depreciation, AccountCredit: '1100' },
        { ...depreciation, Date: '2026-06-30' },
        { ...depreciation, Date: '31.02.2026' },
        { ...depreciation, Amount: 'viel' },
        { ...depreciation, VatAccount: '1170', VatPosted: '5.00' },
        { Date: '2026-07-01', Doc: 'B-1', AccountDebit: '6200', Amount: '10.00' },
        { Date: '2026-07-01', Doc: 'B-2', AccountCredit: '1020', Amount: '10.00' },
        { Date: '2026-01-01', DocType: '01', Description: 'Vortrag' },
      ),
    );
    expect(draft.problems.map(({ line, field, code }) => [line, field, code])).toEqual([
      [3, 'debit', 'unknownAccount'],
      [4, 'credit', 'itemAccount'],
      [5, 'bookedOn', 'closedDay'],
      [6, 'bookedOn', 'badDate'],
      [7, 'amount', 'badAmount'],
      [8, 'vatAmount', 'badTax'],
      [9, 'amount', 'unbalanced'],
      [10, 'amount', 'unbalanced'],
    ]);
    expect(draft.problems[0]).toMatchObject({ column: 5, header: 'AccountDebit', params: { value: '9999' } });
    const refused = await clerk.post(`${imports}/${draft.id}/commit`, {});
    expect(refused.body).toMatchObject({ code: 'IMPORT_HAS_ERRORS', params: { count: 8 } });
    expect(await commit(draft)).toMatchObject({ counts: { create: 1, error: 8 } });
    expect(await balances('6800')).toEqual(['12000.00']);
  });

  it.each([
    ['', 'IMPORT_EMPTY'],
    ['Datum;Betrag\n2026-01-01;5', 'ENTRY_IMPORT_COLUMN_MISSING'],
    [aFile({ Description: 'Nichts' }), 'IMPORT_EMPTY'],
  ])('a file without entries is refused: %j', async (content, code) => {
    expect((await upload(content)).body).toMatchObject({ status: 422, code });
    expect((await clerk.get(imports)).body.total).toBe(0);
  });

  it('twenty clerks at once add it once', async () => {
    const draft = await look(aFile(depreciation));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(draft)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await app.runJob('kit.work');
    expect(await balances('6800')).toEqual(['12000.00']);
  });

  it('more than one import adds at once waits for the same file once again', async () => {
    const { added: max } = entryImportLimits;
    const days = Array.from({ length: max + 2 }, (_, n) => ({
      ...depreciation,
      Doc: `A-${n}`,
      Amount: `${n + 1}.00`,
    }));
    const content = aFile(...days);
    const draft = await look(content);
    expect(draft).toMatchObject({ added: max, problems: [{ code: 'tooMany', line: max + 2 }, {}] });
    await commit(draft);
    expect(await look(content)).toMatchObject({ added: 2, known: max });
  });

  it('an import of an older release can be taken back', async () => {
    const { id } = await look(aFile(depreciation));
    await commit({ id });
    const runner = app.get(Database).dataSource.createQueryRunner();
    const [{ source_id: sourceId }] = await runner.query(
      `SELECT source_id FROM journal_entries WHERE source = 'import'`,
    );
    for (const table of ['transaction_import_rows', 'transaction_imports'])
      await runner.query(`DROP TABLE ${table}`);
    await new CreateEntryImports1795700000120().up(runner);
    await app.db.tx(app.ctx(), (ctx) => {
      const at = '2026-11-20 10:00:00.000';
      const values = [
        id,
        ctx.licenceId,
        2,
        at,
        at,
        'done',
        'alt.txt',
        '2026-10-31',
        '2026-10-31',
        1,
        0,
        1,
        12000,
      ];
      return execute(
        app.db.writing(ctx),
        `INSERT INTO entry_imports (id, licence_id, version, created_at, updated_at, state, file_name, first_day, last_day,
          transactions, known, added, total, content, entry_ids, committed_at)
         VALUES (${values.map(() => '?').join(', ')}, '{}', ?, ?)`,
        [...values, JSON.stringify([sourceId]), at],
      );
    });
    await new MoveEntryImports1796800000002().up(runner);
    await runner.release();
    expect(await get(id)).toMatchObject({ state: 'done', fileName: 'alt.txt', counts: { create: 1 } });
    expect((await clerk.get(`${imports}/${id}/rows`)).body.items).toMatchObject([
      { bookedOn: '2026-10-31', debit: ['6800'], credit: ['1530'], amount: '12000.00' },
    ]);
    await clerk.post(`${imports}/${id}/undo`);
    await app.runJob('kit.work');
    expect(await balances('6800')).toEqual(['0.00']);
  });
});
