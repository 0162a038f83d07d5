import { accountChanged } from '@jahrring/contracts-admin';
import type { EntryImportPlan } from '@jahrring/contracts-bookkeeping';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
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
  const commit = ({ id, version }: EntryImportPlan) =>
    clerk.call('POST', `${imports}/${id}/commit`, undefined, { ifMatch: version });
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
    const { body, status } = await upload(file);
    expect([status, body.problems]).toEqual([200, []]);
    expect(body).toMatchObject({ added: 0, entries: [], differing: [], total: '0.00' });
    expect(body.known).toBe(body.transactions);
    expect(body.transactions).toBeGreaterThan(6);
    const [first = '', ...rows] = file.replace(/\r\n$/, '').split('\r\n');
    const turned = await upload([first, ...rows.toReversed()].join('\n'), 'export.csv');
    expect(turned.body).toMatchObject({ added: 0, differing: [], known: rows.length });
    expect((await commit(turned.body)).body.code).toBe('ENTRY_IMPORT_EMPTY');
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
    const { body: draft } = await upload(theirs);
    expect(draft).toMatchObject({ transactions: 3, known: 0, added: 3, total: '20708.10', problems: [] });
    expect(draft.entries.map(({ debit, credit, amount }: never) => [debit, credit, amount])).toEqual([
      [['6800'], ['1530'], '12000.00'],
      [['5000', '5700'], ['1020'], '8600.00'],
      [['6200', '1170'], ['1020'], '108.10'],
    ]);
    expect(draft.differing).toMatchObject([{ number: 1, line: null, amount: null }]);
    const before = await balances('1100');
    const { body: done } = await commit(draft);
    expect(done).toMatchObject({ state: 'done', added: 3, total: '20708.10' });
    expect(await balances('6800', '1530', '5000', '5700', '6200', '1170', '1020', '1100')).toEqual([
      ...['12000.00', '-12000.00', '8000.00', '600.00', '100.00', '8.10', '-8708.10', ...before],
    ]);
    expect(await waiting()).toBe(0);
    const { body: journal } = await clerk.get(`${api}/ledger/journal?filter[documentNumber]=K-7`);
    expect(journal.items[0].lines[2]).toMatchObject({
      ...{ account: '1170', vatSide: 'input', vatKey: 'standard', vatRate: '8.1', vatBase: '100.00' },
    });
    const both = await upload(`${theirs}\r\n${theirs.split('\r\n').slice(1).join('\r\n')}`);
    expect(both.body).toMatchObject({ known: 3, added: 3 });
    expect((await upload(theirs)).body).toMatchObject({ known: 3, added: 0 });
    // A file from before does not have them: that is told.
    expect((await upload(known)).body).toMatchObject({ added: 0, differingCount: 3 });
  });

  it('taken back, the books are as before, and the file can be added anew', async () => {
    const { body: draft } = await upload(aFile(depreciation));
    const { body: done } = await commit(draft);
    expect((await clerk.post(`${imports}/${done.id}/undo`)).body.state).toBe('undone');
    expect(await balances('6800', '1530')).toEqual(['0.00', '0.00']);
    expect(await waiting()).toBe(0);
    expect((await clerk.post(`${imports}/${done.id}/undo`)).body.code).toBe('ENTRY_IMPORT_STATE');
    const { body: listed } = await clerk.get(imports);
    expect(listed).toMatchObject({ draft: null, items: [{ state: 'undone', fileName: 'banana.txt' }] });
  });

  it('tells what stands otherwise there, and what is not there at all; neither is booked', async () => {
    for (const n of [1, 2, 3]) await deliverBill(app, n);
    const file = await handedOver();
    const rows = file.replace(/\r\n$/, '').split('\r\n');
    const without = rows.filter((one) => !one.includes('2026-0002'));
    const other = without.map((one) => (one.includes('2026-0003') ? one.replace('100.00', '90.00') : one));
    const { body } = await upload(other.join('\r\n'));
    expect(body).toMatchObject({ added: 0, differingCount: 2 });
    expect(body.differing).toMatchObject([
      { number: 2, total: '108.10', line: null, amount: null },
      { number: 3, total: '108.10', amount: '98.10' },
    ]);
  });

  it('leaves out what cannot be an entry, with its row and reason, and adds the rest', async () => {
    await clerk.post(`${api}/ledger/periods`, { fromDay: '2026-01-01', toDay: '2026-06-30' });
    const { body: draft } = await upload(
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
    expect(draft.problems.map(({ line, field, code }: never) => [line, field, code])).toEqual([
      [3, 'debit', 'unknownAccount'],
      [4, 'credit', 'itemAccount'],
      [5, 'bookedOn', 'closedDay'],
      [6, 'bookedOn', 'badDate'],
      [7, 'amount', 'badAmount'],
      [8, 'vatAmount', 'badTax'],
      [9, 'amount', 'unbalanced'],
      [10, 'amount', 'unbalanced'],
    ]);
    expect((await commit(draft)).body).toMatchObject({ added: 1, total: '12000.00' });
  });

  it.each([
    ['', 'empty'],
    ['Datum;Betrag\n2026-01-01;5', 'noColumn'],
    [aFile({ Description: 'Nichts' }), 'empty'],
  ])('a file without entries is refused: %j', async (content, context) => {
    const refused = await upload(content);
    expect(refused.body).toMatchObject({ code: 'ENTRY_IMPORT_UNREADABLE', params: { context } });
  });

  it('twenty clerks at once add it once', async () => {
    const { body: draft } = await upload(aFile(depreciation));
    const answers = await Promise.all(Array.from({ length: 20 }, () => commit(draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balances('6800')).toEqual(['12000.00']);
  });
});
