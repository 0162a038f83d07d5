import { accountChanged } from '@jahrring/contracts-admin';
import type { OpeningFile, OpeningView } from '@jahrring/contracts-bookkeeping';
import { buildQrReference } from '@jahrring/contracts-common';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { OpenItemRepository } from '../open-item';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';
const openings = `${api}/openings`;
const reference = buildQrReference('210000', 17);

const balances = [
  'Konto;Soll;Haben',
  "1020;12'000.00;",
  '1100;1081.00;',
  '2000;;500.00',
  '2800;;12581.00',
  '3400;0;0',
].join('\n');
const items = [
  'Art;Nummer;Name;Datum;Fällig am;Betrag;Währung;Betrag in Buchwährung;Referenz;IBAN',
  `Debitor;2025-0901;Gemeinde Trub;15.11.2025;15.12.2025;900.00;;;${reference};`,
  'Debitor;2025-0902;gemeinde trub;01.12.2025;;200.00;EUR;190.00;;',
  'Debitor;GS-1;Gemeinde Trub;02.12.2025;;-9.00;;;;',
  'Lieferant;L-77;Sägewerk Burgdorf AG;20.12.2025;19.01.2026;500.00;;;;CH5604835012345678009',
].join('\n');

describe('an opening', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('manager');
    for (const number of ['1020', '1100', '2000', '2800', '3400']) {
      const account = { id: testId(number), number, title: number, kind: 'asset' as const, vatKey: null };
      await app.deliver(accountChanged, { ...account, active: true, deleted: false });
    }
  });
  afterEach(() => app.close());

  const upload = (file: OpeningFile, content: string, who = clerk) =>
    who.post(`${openings}?file=${file}&day=2026-01-01`, undefined, {
      file: { name: `${file}.csv`, content },
    });
  const commit = ({ id, version }: OpeningView) =>
    clerk.call('POST', `${openings}/${id}/commit`, undefined, { ifMatch: version });
  const undo = ({ id }: OpeningView) => clerk.post(`${openings}/${id}/undo`);
  const drafted = async (): Promise<OpeningView> => {
    await upload('balances', balances);
    return (await upload('items', items)).body;
  };
  const balanceOf = async (account: string): Promise<string | undefined> => {
    const { body } = await clerk.get(`${api}/ledger/trial-balance`);
    return body.items.find((line: { account: string }) => line.account === account)?.balance;
  };

  it('tells what it would do, and does it as a whole: items one by one with their own date and reference', async () => {
    const draft = await drafted();
    expect(draft).toMatchObject({
      ...{ state: 'draft', day: '2026-01-01', problems: [], refusals: [] },
      balances: { fileName: 'balances.csv', rows: 5 },
      sums: { debit: '13081.00', credit: '13081.00', debtors: '1081.00', creditors: '500.00' },
      sides: [
        { side: 'debtor', count: 3 },
        { side: 'creditor', count: 1 },
      ],
    });
    expect((await clerk.get(`${api}/ledger/journal`)).body.total).toBe(0);
    const { body: done } = await commit(draft);
    expect(done.state).toBe('done');
    expect([await balanceOf('1020'), await balanceOf('1100'), await balanceOf('2000')]).toEqual([
      ...['12000.00', '1081.00', '-500.00'],
    ]);
    expect(await balanceOf('9100')).toBe('0.00');
    const journal = await clerk.get(`${api}/ledger/journal?filter[documentNumber]=2025-0901`);
    expect(journal.body.items).toMatchObject([
      { bookedOn: '2026-01-01', documentDate: '2025-11-15', source: 'opening', total: '900.00' },
    ]);
    const open = await app.get(OpenItemRepository).openOf(aContext(), 'debtor', ids.debtor);
    expect(open).toMatchObject([
      { number: '2025-0902', amount: '200.00', currency: 'EUR', exchangeRate: '0.95', baseOpen: '190.00' },
      { number: 'GS-1', open: '-9.00' },
      { number: '2025-0901', kind: 'opening', documentDate: '2025-11-15', dueDate: '2025-12-15', reference },
    ]);
    expect((await commit(done)).body.code).toBe('OPENING_STATE');
    expect((await upload('items', items)).body.code).toBe('OPENING_STATE');
  });

  it('is undone by counter-entries, and can be taken over anew', async () => {
    const { body: done } = await commit(await drafted());
    expect((await undo(done)).body.state).toBe('undone');
    for (const account of ['1020', '1100', '2000', '2800']) expect(await balanceOf(account)).toBe('0.00');
    expect(await app.get(OpenItemRepository).openOf(aContext(), 'debtor')).toEqual([]);
    expect((await clerk.get(openings)).body).toEqual({ opening: null });
    expect((await undo(done)).body.code).toBe('OPENING_STATE');
    expect((await commit(await drafted())).body.state).toBe('done');
    expect(await balanceOf('1100')).toBe('1081.00');
  });

  it('is not undone once one of its items was paid', async () => {
    const { body: done } = await commit(await drafted());
    const [, , bill] = await app.get(OpenItemRepository).openOf(aContext(), 'debtor', ids.debtor);
    await clerk.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-01-20', amount: '100.00', currency: 'CHF', addressId: ids.debtor },
      allocations: [{ itemId: bill?.id, amount: '100.00' }],
    });
    const refused = await undo(done);
    expect(refused.body).toMatchObject({ code: 'OPENING_IN_USE', params: { number: '2025-0901' } });
    expect(await balanceOf('2000')).toBe('-500.00');
  });

  it('is refused where its items differ from the trial balance, and where that does not balance', async () => {
    await upload('items', items);
    const alone = (await clerk.get(openings)).body.opening;
    expect(alone.refusals).toMatchObject([{ reason: 'noBalances' }]);
    const wrong = balances.replace('1081.00', '1080.00');
    const { body: draft } = await upload('balances', wrong);
    expect(draft.refusals).toEqual([
      { reason: 'unbalanced', account: null, balance: '-1.00', items: '0.00', difference: '-1.00' },
      { reason: 'accountDiffers', account: '1100', balance: '1080.00', items: '1081.00', difference: '1.00' },
    ]);
    expect((await commit(draft)).body.code).toBe('OPENING_REFUSED');
    expect((await clerk.get(`${api}/ledger/journal`)).body.total).toBe(0);
  });

  it('says what is wrong with which row', async () => {
    await deliverBill(app, 1);
    await upload('balances', 'Konto;Saldo\n9999;5\n1020;fünf\n1100;1\n1100;2\n;3');
    const rows = [
      'Nummer;Name;Datum;Betrag;Währung;Art;Referenz;IBAN',
      '2026-0001;Gemeinde Trub;1.1.2026;5;;;;',
      'A;Niemand;1.1.2026;5;;;;',
      'B;Gemeinde Trub;32.1.2026;0;XXX;Bank;123;CH00',
      'B;Gemeinde Trub;1.1.2026;5;EUR;;;',
    ];
    const { body } = await upload('items', rows.join('\n'));
    const told = body.problems.map((problem: Record<string, unknown>) =>
      ['file', 'line', 'field', 'code'].map((key) => problem[key]).join(' '),
    );
    expect(told).toEqual([
      'balances 2 account unknownAccount',
      'balances 3 balance badAmount',
      'balances 5 account twice',
      'balances 6 account missing',
      'items 2 number exists',
      'items 3 name unknownAddress',
      'items 4 side badSide',
      'items 4 documentDate badDate',
      'items 4 amount zero',
      'items 4 currency badCurrency',
      'items 4 reference badReference',
      'items 4 iban badIban',
      'items 5 baseAmount missing',
      'items 5 number twice',
    ]);
    const binary = await upload('items', '%PDF-1.7');
    expect([binary.status, binary.body.code]).toEqual([422, 'OPENING_UNREADABLE']);
    expect((await upload('items', 'Was;Wo\n1;2')).body.params.context).toBe('noColumn');
  });

  it('taken over by twenty at once is one, and none at all into a closed period', async () => {
    const draft = await drafted();
    const days = { fromDay: '2026-01-01', toDay: '2026-01-31' };
    const { body: period } = await clerk.post(`${api}/ledger/periods`, days);
    expect((await commit(draft)).body.code).toBe('LEDGER_PERIOD_CLOSED');
    expect(await app.get(OpenItemRepository).openOf(aContext(), 'debtor')).toEqual([]);
    await clerk.post(`${api}/ledger/periods/${period.id}/reopening`, { reason: 'Eröffnung' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => commit(draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf('1100')).toBe('1081.00');
  });

  it('is one of a licence, whoever begins it', async () => {
    await Promise.all([upload('balances', balances), upload('items', items)]);
    expect((await clerk.get(openings)).body.opening).toMatchObject({ refusals: [], problems: [] });
    const stranger = app.as('manager', { licence: 'other' });
    expect((await stranger.get(openings)).body).toEqual({ opening: null });
    expect((await upload('balances', balances, app.as('employee'))).status).toBe(403);
  });
});
