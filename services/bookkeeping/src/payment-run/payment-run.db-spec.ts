import { jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { updateBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import type {
  PaymentRunView,
  PayableView,
  StatementLineView,
  StatementsImported,
} from '@jahrring/contracts-bookkeeping';
import { buildQrReference } from '@jahrring/contracts-common';
import { Database } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { OpenItemRepository } from '../open-item';
import { paymentColumns, PaymentRepository } from '../payment';
import { BookkeepingSettingsService } from '../settings';
import { camt, entry } from '../statement/test/camt-file';
import { aBookkeepingService, aContext, ids } from '../test/a-bookkeeping-service';
import { schemaErrors } from '../test/xsd';
import { aSupplierBill } from './test/a-supplier-bill';

const api = '/api/bookkeeping';
const ownIban = 'CH9300762011623852957';
const qrIban = 'CH4431999123000889012';
const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'pain');
const listOfAll = { page: 1, pageSize: 50, sort: [], filter: {} };
const discount = { cashDiscounts: [{ days: 30, percent: '2' }] };

describe('a payment run', () => {
  let app: TestService;
  let payer: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    payer = app.as('admin');
  });
  afterEach(() => app.close());

  const create = (itemIds: readonly string[], more: object = {}, who = payer) =>
    who.post(`${api}/payment-runs`, {
      ...{ executionDate: '2026-11-27', debtorIban: ownIban },
      bills: itemIds.map((itemId) => ({ itemId })),
      ...more,
    });
  const act = (run: PaymentRunView, name: string, body?: object, who = payer) =>
    who.post(`${api}/payment-runs/${run.id}/${name}`, body);
  const confirm = (run: PaymentRunView, who = payer) =>
    who.call('POST', `${api}/payment-runs/${run.id}/confirmation`, undefined, { ifMatch: run.version });
  const get = async (id: string): Promise<PaymentRunView> =>
    (await payer.get(`${api}/payment-runs/${id}`)).body;
  const file = async (id: string) => (await payer.get(`${api}/payment-runs/${id}/file`)).text;
  const propose = async (until = '2026-11-30'): Promise<PayableView[]> =>
    (await payer.get(`${api}/payables?executionDate=2026-11-27&until=${until}`)).body.items;
  const openOf = async (id: string) => (await app.get(OpenItemRepository).get(aContext(), id)).open;
  /** Reads a statement and returns what became of its lines. */
  const statement = async (entries: string[], id = 'S1') => {
    const file = { name: 'c.xml', content: camt('statement', entries, { id }) };
    const { body } = await payer.post(`${api}/statements`, undefined, { file });
    await app.runJob('kit.work');
    return (await payer.get(`${api}/long-work/${body.id}`)).body.result as StatementsImported;
  };
  const debits = async (): Promise<StatementLineView[]> =>
    (await payer.get(`${api}/statement-lines?filter[state]=open&filter[direction]=out&pageSize=all`)).body
      .items;

  /** A run of the bills that the bank has. */
  const uploaded = async (itemIds: readonly string[], more: object = {}): Promise<PaymentRunView> => {
    const { body } = await create(itemIds, more);
    await confirm(body);
    await act(body, 'file');
    return (await act(body, 'upload')).body;
  };
  const report = (run: PaymentRunView, transfers: Record<string, string>, group = '') => {
    const said = Object.entries(transfers).map(
      ([endToEndId, status]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Konto geschlossen</AddtlInf></StsRsnInf></TxInfAndSts>`,
    );
    const content = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${run.messageId}</OrgnlMsgId>${group}</OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${run.messageId}-D</OrgnlPmtInfId>${said.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    return payer.post(`${api}/status-reports`, undefined, { file: { name: 'p.xml', content } });
  };

  it('proposes what is due, and what would lose its cash discount by waiting', async () => {
    await aSupplierBill(app, 1);
    await aSupplierBill(app, 2, { ...discount, dueDate: '2026-12-31' });
    await aSupplierBill(app, 3, { dueDate: '2026-12-31' });
    await aSupplierBill(app, 4, { iban: qrIban });
    await aSupplierBill(app, 5, { cashDiscounts: [{ days: 10, percent: '3' }] });
    const items = await propose();
    expect(
      items.map(({ number, payBy, cashDiscount, chosen, refusals }) => [number, payBy, cashDiscount, chosen, refusals]), // oxfmt-ignore
    ).toEqual([
      ['L-1', '2026-11-30', '0.00', true, []],
      ['L-4', '2026-11-30', '0.00', false, ['qrIbanWithoutReference']],
      ['L-5', '2026-11-30', '0.00', true, []],
      ['L-2', '2026-11-30', '2.16', true, []],
      ['L-3', '2026-12-31', '0.00', false, []],
    ]);
  });

  it('goes from the draft to the file, which has the same bytes each time and is valid', async () => {
    const withReference = { iban: qrIban, reference: buildQrReference('210000', 17) };
    const bills = [
      await aSupplierBill(app, 1, discount),
      await aSupplierBill(app, 2),
      await aSupplierBill(app, 3, withReference),
    ];
    const { body: draft, status } = await create(bills, { executionDate: '2026-11-02' });
    expect(status).toBe(201);
    expect(draft).toMatchObject({
      ...{ state: 'draft', total: '322.14', billCount: 3, transferCount: 2, refusals: [], needsOther: false },
    });
    expect((await act(draft, 'file')).body.code).toBe('PAYMENT_RUN_STATE');
    expect((await confirm(draft)).body).toMatchObject({ state: 'confirmed' });
    const { body: made } = await act(draft, 'file');
    expect(made).toMatchObject({ state: 'generated', executionDate: '2026-11-20' });
    const first = await file(draft.id);
    expect(first).toContain('<CtrlSum>322.14</CtrlSum>');
    expect((await act(draft, 'file')).body.fileCreatedAt).toBe(made.fileCreatedAt);
    await act(draft, 'upload');
    await report(draft, { [`${draft.messageId}-1`]: 'RJCT' });
    expect(await file(draft.id)).toBe(first);
    if (existsSync(samples)) {
      expect(schemaErrors(path.join(samples, 'pain.001.001.09.ch.03.xsd'), first)).toEqual([]);
    }
  });

  it('deducts cash discount only where it is wanted, and takes credit notes off', async () => {
    const bill = await aSupplierBill(app, 1, discount);
    const credit = await aSupplierBill(app, 2, { kind: 'credit', amount: '-8.10', vat: [] });
    const executionDate = '2026-11-27';
    const { body } = await create([bill, credit], { executionDate });
    expect(body).toMatchObject({ total: '97.84', transferCount: 1 });
    await act(body, 'withdrawal', { reason: 'Ohne Skonto' });
    const bills = [{ itemId: bill, withDiscount: false }, { itemId: credit }];
    const { body: whole } = await create([], { executionDate, bills });
    expect(whole.total).toBe('100.00');
    await confirm(whole);
    await act(whole, 'file');
    const { body: done } = await act(whole, 'execution', { on: '2026-11-27' });
    expect(done).toMatchObject({ state: 'executed', executedCount: 2 });
    expect([await openOf(bill), await openOf(credit)]).toEqual(['0.00', '0.00']);
  });

  it.each([
    ['qrIbanWithoutReference', { iban: qrIban }],
    ['qrReferenceOnPlainIban', { reference: buildQrReference('210000', 17) }],
    ['badIban', { iban: 'CH5604835012345678000' }],
    ['badIban', { iban: null }],
    ['notPositive', { kind: 'credit' as const, amount: '-8.10' }],
    ['noAddress', { addressId: null }],
    ['badBic', { currency: 'USD' as const, exchangeRate: '0.9' }],
  ])('is refused: %s', async (reason, change) => {
    const bill = await aSupplierBill(app, 1, change);
    const { status, body } = await create([bill]);
    expect([status, body.code, body.params.reason]).toEqual([422, 'PAYMENT_RUN_REFUSED', reason]);
    expect((await payer.get(`${api}/payment-runs`)).body.total).toBe(0);
  });

  it('is refused with a bill twice, in two currencies, and from a QR-IBAN', async () => {
    const bill = await aSupplierBill(app, 1);
    const euros = await aSupplierBill(app, 2, { currency: 'EUR', exchangeRate: '0.95' });
    const reasonOf = async (itemIds: string[], more: object = {}) =>
      (await create(itemIds, more)).body.params?.reason;
    expect(await reasonOf([bill, bill])).toBe('billTwice');
    expect(await reasonOf([bill, euros])).toBe('mixedCurrency');
    expect(await reasonOf([bill], { debtorIban: qrIban })).toBe('debtorQrIban');
    expect((await create([testId('nothing')])).status).toBe(404);
  });

  it('of two tabs is one, and a bill is never in two that are under way', async () => {
    const bills = [await aSupplierBill(app, 1), await aSupplierBill(app, 2)];
    const id = testId('run');
    const same = await Promise.all(Array.from({ length: 20 }, () => create(bills, { id })));
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`201 ${id}`]));
    const others = await Promise.all(Array.from({ length: 20 }, () => create(bills)));
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['BILL_IN_PAYMENT_RUN']));
    expect((await propose()).map(({ refusals }) => refusals)).toEqual([['inOtherRun'], ['inOtherRun']]);
    const write = app
      .get(Database)
      .tx(aContext(), (tx) =>
        app
          .get(Database)
          .writing(tx)
          .query(
            "UPDATE payment_run_bills SET live_item_id = (SELECT id FROM open_items WHERE number = 'L-1')",
          ),
      );
    await expect(write).rejects.toThrow();
    await act(same[0]?.body, 'withdrawal', { reason: 'Falscher Tag' });
    expect((await create(bills)).status).toBe(201);
  });

  it('made from twenty tabs at once is one', async () => {
    const bill = await aSupplierBill(app, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => create([bill])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await payer.get(`${api}/payment-runs`)).body.total).toBe(1);
  });

  it('is confirmed by a second person where the licence wants it, whatever roles one has', async () => {
    const wanted = updateBookkeepingSettings.parse({ accounts: {}, writeOffLimit: '1.00', secondPersonConfirms: true }); // oxfmt-ignore
    await app.get(BookkeepingSettingsService).update(aContext(), 0, wanted);
    const { body: draft } = await create([await aSupplierBill(app, 1), await aSupplierBill(app, 2)]);
    expect(draft.needsOther).toBe(true);
    const same = testId('user own admin 0');
    const otherRole = app.as('supermanager', { userId: same });
    for (const who of [payer, otherRole]) {
      expect((await confirm(draft, who)).body.code).toBe('PAYMENT_RUN_SECOND_PERSON');
    }
    const second = app.as('supermanager');
    const { body: changed } = await act(draft, 'removals', { itemId: draft.bills[0].itemId }, second);
    expect(changed).toMatchObject({ billCount: 1, total: '108.10', needsOther: true });
    expect((await confirm(changed, second)).body.code).toBe('PAYMENT_RUN_SECOND_PERSON');
    const third = app.as('admin', { person: 1 });
    expect((await confirm(draft, third)).status).toBe(412);
    expect((await confirm(changed, third)).body.state).toBe('confirmed');
  });

  it('is not made into a file once a bill was paid otherwise', async () => {
    const bill = await aSupplierBill(app, 1);
    const { body: draft } = await create([bill]);
    await confirm(draft);
    const items = app.get(OpenItemRepository);
    await app.get(Database).tx(aContext(), async (tx) => {
      await items.update(tx, bill, 1, { open: '50.00', baseOpen: '50.00' });
    });
    expect((await act(draft, 'file')).body.params).toMatchObject({ reason: 'changed', number: 'L-1' });
    expect((await get(draft.id)).bills[0]?.refusals).toEqual(['changed']);
  });

  it('opens what the bank rejects again, and is reported once however often', async () => {
    const reference = (n: number) => ({ iban: qrIban, reference: buildQrReference('210000', n) });
    const [one, two] = [await aSupplierBill(app, 1, reference(1)), await aSupplierBill(app, 2, reference(2))];
    const run = await uploaded([one, two]);
    const said = { [`${run.messageId}-1`]: 'RJCT', [`${run.messageId}-2`]: 'ACSP' };
    expect((await report(run, said)).body).toMatchObject({ state: 'part', accepted: 1, rejected: 1 });
    expect((await report(run, said)).body).toMatchObject({ state: 'part', accepted: 0, rejected: 0 });
    expect((await get(run.id)).bills).toMatchObject([
      { state: 'rejected', reasonCode: 'AC04', reasonText: 'Konto geschlossen' },
      { state: 'accepted' },
    ]);
    expect((await create([one])).status).toBe(201);
    expect((await create([two])).body.code).toBe('BILL_IN_PAYMENT_RUN');
    const strange = await report({ ...run, messageId: 'OTHER' }, said);
    expect([strange.status, strange.body.code]).toEqual([422, 'STATUS_REPORT_UNKNOWN']);
    const broken = await payer.post(`${api}/status-reports`, undefined, {
      file: { name: 'a', content: '<a' },
    });
    expect(broken.body).toMatchObject({ code: 'STATUS_REPORT_UNREADABLE', params: { reason: 'notXml' } });
  });

  it('is executed when the statement shows the debit: together, by twenty at once, and taken back', async () => {
    const bills = [await aSupplierBill(app, 1, discount), await aSupplierBill(app, 2)];
    const run = await uploaded(bills);
    expect(run.total).toBe('214.04');
    await statement([entry({ ref: 'E1', amount: '214.04', direction: 'DBIT', batch: `${run.messageId}-D` })]);
    const [line] = await debits();
    expect(line?.match).toMatchObject({ level: 'high', pays: { runId: run.id, count: 2, amount: '214.04' } });
    const book = () => payer.post(`${api}/statement-lines/${line?.id}/booking`, { paymentRunId: run.id });
    const answers = await Promise.all(Array.from({ length: 20 }, book));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await get(run.id)).toMatchObject({ state: 'executed', executedCount: 2 });
    expect([await openOf(bills[0] ?? ''), await openOf(bills[1] ?? '')]).toEqual(['0.00', '0.00']);
    const { body } = await payer.get(`${api}/ledger/trial-balance`);
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ account: '1020', balance: '-214.04' }),
        expect.objectContaining({ account: '2000', balance: '216.20' }),
      ]),
    );
    const back = await payer.post(`${api}/statement-lines/${line?.id}/reopened`);
    expect(back.body).toMatchObject({ state: 'open', match: { level: 'high' } });
    expect(await get(run.id)).toMatchObject({ state: 'accepted', executedCount: 0 });
    expect(await openOf(bills[0] ?? '')).toBe('108.10');
    expect((await book()).status).toBe(200);
    expect((await get(run.id)).state).toBe('executed');
  });

  it('is executed transfer by transfer, by itself where the licence wants it, with what the bank charges', async () => {
    const wanted = updateBookkeepingSettings.parse({ accounts: {}, writeOffLimit: '1.00', bookCertainLines: true }); // oxfmt-ignore
    await app.get(BookkeepingSettingsService).update(aContext(), 0, wanted);
    const reference = (n: number) => ({ iban: qrIban, reference: buildQrReference('210000', n) });
    const bills = [await aSupplierBill(app, 1, reference(1)), await aSupplierBill(app, 2, reference(2))];
    const run = await uploaded(bills, { batchBooking: false });
    const { booked } = await statement([
      entry({ ref: 'E1', amount: '108.10', direction: 'DBIT', endToEnd: `${run.messageId}-1` }),
      entry({ ref: 'E2', amount: '110.10', direction: 'DBIT', endToEnd: `${run.messageId}-2` }),
      entry({ ref: 'E3', amount: '3.00', direction: 'DBIT', endToEnd: 'OTHER' }),
    ]);
    expect(booked).toBe(1);
    expect(await get(run.id)).toMatchObject({ state: 'uploaded', executedCount: 1 });
    const [dearer] = (await debits()).filter(({ match }) => match?.pays);
    expect(dearer?.match).toMatchObject({ level: 'medium', doubts: ['otherAmount'] });
    await payer.post(`${api}/statement-lines/${dearer?.id}/booking`, { paymentRunId: run.id });
    expect((await get(run.id)).state).toBe('executed');
    const balance = (await payer.get(`${api}/ledger/trial-balance`)).body.items;
    expect(balance).toContainEqual(expect.objectContaining({ account: '6940', balance: '2.00' }));
  });

  it('opens a bill again whose transfer comes back, so that another run pays it', async () => {
    const reference = (n: number) => ({ iban: qrIban, reference: buildQrReference('210000', n) });
    const bills = [await aSupplierBill(app, 1, reference(1)), await aSupplierBill(app, 2, reference(2))];
    const run = await uploaded(bills);
    await act(run, 'execution', { on: '2026-11-18' });
    const back = { direction: 'CRDT', endToEnd: `${run.messageId}-1`, returned: 'AC04' } as const;
    await statement([
      entry({ ref: 'E1', amount: '100.00', ...back }),
      entry({ ref: 'E2', amount: '108.10', ...back }),
      entry({ ref: 'E3', amount: '108.10', ...back, endToEnd: 'SOMEBODY' }),
    ]);
    const path = `${api}/statement-lines`;
    const lines: StatementLineView[] = (await payer.get(`${path}?filter[state]=open&sort=amount`)).body.items;
    const [less, whole] = lines
      .filter(({ match }) => match?.returns)
      .toSorted((a, b) => Number(a.amount) - Number(b.amount));
    expect([less?.match?.doubts, whole?.match?.doubts]).toEqual([['otherAmount'], []]);
    const returnsPaymentId = whole?.match?.returns?.paymentId;
    const book = (line: StatementLineView | undefined) =>
      payer.post(`${path}/${line?.id}/booking`, { returnsPaymentId });
    expect((await book(less)).body.code).toBe('PAYMENT_EXCEEDED');
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(whole)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await openOf(bills[0] ?? ''), await openOf(bills[1] ?? '')]).toEqual(['108.10', '0.00']);
    expect(await get(run.id)).toMatchObject({ state: 'executed', executedCount: 1, rejectedCount: 1 });
    expect((await get(run.id)).bills[0]).toMatchObject({ state: 'rejected', reasonCode: 'AC04' });
    expect((await payer.post(`${path}/${whole?.id}/reopened`)).body.code).toBe('PAYMENT_REVERSED');
    expect((await create([bills[0] ?? ''])).status).toBe(201);
    const { body } = await payer.get(`${api}/ledger/trial-balance`);
    expect(body.items).toContainEqual(expect.objectContaining({ account: '1020', balance: '-108.10' }));
  });

  it('whose bill was paid otherwise keeps the debit as a credit with the creditor', async () => {
    const bill = await aSupplierBill(app, 1);
    const run = await uploaded([bill]);
    const items = app.get(OpenItemRepository);
    await app.get(Database).tx(aContext(), async (tx) => {
      await items.update(tx, bill, 1, { open: '50.00', baseOpen: '50.00' });
    });
    expect((await act(run, 'execution', { on: '2026-11-27' })).body.state).toBe('executed');
    const { items: payments } = await app.get(PaymentRepository).list(aContext(), listOfAll, paymentColumns);
    expect(payments).toMatchObject([{ side: 'creditor', amount: '108.10', onAccount: '58.10' }]);
    const credits = await items.openOf(aContext(), 'creditor', ids.other);
    expect(credits).toMatchObject([{ kind: 'prepayment', open: '-58.10' }]);
  });

  it('that fails between leaves nothing', async () => {
    const bill = await aSupplierBill(app, 1);
    const run = await uploaded([bill]);
    jest.spyOn(app.get(PaymentRepository), 'insert').mockRejectedValueOnce(new Error('killed'));
    expect((await act(run, 'execution', { on: '2026-11-27' })).status).toBe(500);
    expect(await get(run.id)).toMatchObject({ state: 'uploaded', executedCount: 0 });
    expect(await openOf(bill)).toBe('108.10');
    expect((await act(run, 'execution', { on: '2026-11-27' })).body.state).toBe('executed');
    const payments = await app.get(PaymentRepository).list(aContext(), listOfAll, paymentColumns);
    expect(payments.total).toBe(1);
  });

  it('is made by who may pay, and accounts are shown to them alone', async () => {
    const bill = await aSupplierBill(app, 1);
    const { body: run } = await create([bill]);
    const reader = app.as('manager');
    const seen = (await reader.get(`${api}/payment-runs/${run.id}`)).body;
    expect([seen.debtorIban, seen.bills[0].iban]).toEqual([null, null]);
    for (const name of ['confirmation', 'file', 'upload'])
      expect((await act(run, name, {}, reader)).status).toBe(403);
    expect((await create([bill], {}, reader)).status).toBe(403);
    const stranger = app.as('admin', { licence: 'other' });
    expect((await stranger.get(`${api}/payment-runs/${run.id}`)).status).toBe(404);
    expect((await create([bill], {}, stranger)).status).toBe(404);
    const labels = (await app.audit())
      .filter(({ entity }) => entity === 'paymentRun')
      .map(({ action }) => action);
    expect(labels).toEqual(['create', 'update']);
  });
});
