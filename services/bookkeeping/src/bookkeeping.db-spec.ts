import { accountChanged } from '@jahrring/contracts-admin';
import { defaultBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import { FixedClock } from '@jahrring/service-kit';
import { describeLicenceMatrix, describeRoleMatrix, testId, type TestService } from '@jahrring/testing';
import { bookkeepingService } from './bookkeeping.service-definition';
import { aSupplierBill } from './payment-run/test/a-supplier-bill';
import { camt, entry } from './statement/test/camt-file';
import { deliverBill, ids, now, prepareReferences } from './test/a-bookkeeping-service';

const clock = new FixedClock(now);
const api = '/api/bookkeeping';
const paid = { paidOn: '2026-11-18', amount: '10.00', currency: 'CHF', addressId: ids.debtor };
const quarter = { fromDay: '2026-01-01', toDay: '2026-03-31' };
const taken = { on: '2026-11-19' };

async function prepare(app: TestService): Promise<Record<string, string>> {
  await prepareReferences(app);
  const account = { id: testId('account'), number: '1199', title: 'Debitoren', kind: 'asset' as const };
  await app.deliver(accountChanged, { ...account, vatKey: null, active: true, deleted: false });
  const bill = await deliverBill(app, 1);
  const manager = app.as('manager');
  const allocations = [{ itemId: bill.id, amount: '10.00' }];
  const payment = (await manager.post(`${api}/debtor-payments`, { ...paid, allocations })).body;
  const rest = { settledOn: '2026-11-18', amount: '0.10' };
  const act = (await manager.post(`${api}/debtor-items/${bill.id}/write-off`, rest)).body;
  const days = { fromDay: '2025-01-01', toDay: '2025-12-31' };
  const period = (await manager.post(`${api}/ledger/periods`, days)).body;
  const vatReturn = (await manager.post(`${api}/vat-returns`, quarter)).body;
  const handed = { format: 'csv', toDay: '2026-11-20' };
  const accounting = (await manager.post(`${api}/accounting-exports`, handed)).body;
  await app.runJob('kit.work');
  const vatId = { 'VatReturn_get.id': vatReturn.id, 'VatReturn_reopen.id': vatReturn.id };
  return {
    ...{ ...vatId, 'VatReturn_xml.id': vatReturn.id, 'VatReturn_pdf.id': vatReturn.id },
    'VatReturn_table.id': vatReturn.id,
    ...{ 'AccountingExport_file.id': accounting.id, 'AccountingExport_revoke.id': accounting.id },
    ...{ 'Debtor_get.id': ids.debtor, 'Debtor_setCreditLimit.id': ids.debtor },
    ...{ 'DebtorItem_writeOff.id': bill.id, 'Ledger_reopen.id': period.id },
    ...{ 'DebtorPayment_reverse.id': payment.id, 'DebtorSettlement_reverse.id': act.id },
    ...(await prepareLine(app)),
    ...(await prepareOpening(app)),
    ...(await prepareDunning(app)),
    ...(await prepareRuns(app)),
    ...(await prepareSupplierBill(app)),
    ...(await prepareEntryImport(app)),
    ...(await prepareReceipts(app)),
    ...(await prepareSelfBilling(app)),
    ...{ id: testId('account'), number: '1199', format: 'csv' },
  };
}

async function prepareOpening(app: TestService): Promise<Record<string, string>> {
  const file = { name: 'balances.csv', content: 'Konto;Saldo\n1199;0' };
  const path = `${api}/openings?file=balances&day=2026-01-01`;
  const { id } = (await app.as('manager').post(path, undefined, { file })).body as { id: string };
  return { 'Opening_commit.id': id, 'Opening_undo.id': id };
}

async function prepareEntryImport(app: TestService): Promise<Record<string, string>> {
  const content = 'Date;AccountDebit;AccountCredit;Amount\n2026-11-02;1199;1198;5.00';
  const file = { name: 'banana.csv', content };
  const { id } = (await app.as('manager').post(`${api}/entry-imports`, undefined, { file })).body;
  const acts = ['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo'];
  return Object.fromEntries(
    [...acts.map((act) => `EntryImport_${act}.id`), 'EntryComparison_compare.id'].map((key) => [key, id]),
  );
}

async function prepareSelfBilling(app: TestService): Promise<Record<string, string>> {
  const part = { account: '1199', vatKey: 'zero', rate: '0', net: '10.00', vat: '0.00' };
  const days = { documentDate: '2026-11-02', dueDate: '2026-11-20' };
  const body = { id: testId('statement'), addressId: ids.debtor, number: 'GS-1', ...days, parts: [part] };
  const { id } = (await app.as('manager').post(`${api}/self-billings`, body)).body;
  return { 'SelfBilling_cancel.id': id };
}

/** Of days with a file of the bank. */
async function prepareReceipts(app: TestService): Promise<Record<string, string>> {
  const days = { fromDay: '2026-11-01', toDay: '2026-11-30' };
  const { id } = (await app.as('manager').post(`${api}/receipts`, days)).body;
  await app.runJob('kit.work');
  return { 'Receipts_file.id': id };
}

/** A run for each act, as each of them leaves it in another state. */
async function prepareRuns(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const acts = ['removeBill', 'withdraw', 'execute', 'get'] as const;
  const prepared: Record<string, string> = {};
  for (const [index, act] of acts.entries()) {
    const bills = [
      { itemId: await aSupplierBill(app, 2 * index) },
      { itemId: await aSupplierBill(app, 2 * index + 1) },
    ];
    const body = { executionDate: '2026-11-27', debtorIban: 'CH9300762011623852957', bills };
    const run = (await admin.post(`${api}/payment-runs`, body)).body as { id: string; version: number };
    prepared[`PaymentRun_${act}.id`] = run.id;
    if (act !== 'execute') continue;
    const path = `${api}/payment-runs/${run.id}`;
    await admin.call('POST', `${path}/confirmation`, undefined, { ifMatch: run.version });
    await admin.post(`${path}/file`);
    const ids = ['confirm', 'generate', 'file', 'upload'].map((one) => [`PaymentFile_${one}.id`, run.id]);
    Object.assign(prepared, Object.fromEntries(ids));
  }
  return prepared;
}

async function prepareLine(app: TestService): Promise<Record<string, string>> {
  const manager = app.as('manager');
  const content = camt('statement', [entry({ ref: 'E1', amount: '10.00' })]);
  await manager.post('/api/bookkeeping/statements', undefined, { file: { name: 'camt.xml', content } });
  await app.runJob('kit.work');
  const firstOf = async (list: string): Promise<string> =>
    (await manager.get(`/api/bookkeeping/${list}`)).body.items[0].id;
  const id = await firstOf('statement-lines');
  return {
    'Statement_file.id': await firstOf('statements'),
    'StatementLine_book.id': id,
    'StatementLine_ignore.id': id,
    'StatementLine_reopen.id': id,
  };
}

/** A bill that is due since the summer, and its first letter. */
async function prepareDunning(app: TestService): Promise<Record<string, string>> {
  const manager = app.as('manager');
  const { id: item } = await deliverBill(app, 90, { dueDate: '2026-07-31' });
  const { letters, asOf } = (await manager.get(`${api}/dunning/proposal`)).body;
  const [{ addressId, currency, level, total }] = letters;
  const run = { id: testId('run'), asOf, letters: [{ addressId, currency, level, total }] };
  const issued = (await manager.post(`${api}/dunning/runs`, run)).body.letters[0].id;
  return {
    ...{ 'Dunning_pdf.id': issued, 'Dunning_cancel.id': issued, 'DunningRule_list.addressId': ids.debtor },
    ...{ 'DunningRule_setForDebtor.id': ids.debtor, 'DunningRule_removeForDebtor.id': ids.debtor },
    ...{ 'DunningRule_setForItem.id': item, 'DunningRule_removeForItem.id': item },
  };
}

async function prepareSupplierBill(app: TestService): Promise<Record<string, string>> {
  const part = { account: '4000', vatKey: 'standard', rate: '8.1', net: '10.00', vat: '0.81' };
  const days = { documentDate: '2026-11-02', dueDate: '2026-12-02' };
  const bill = { id: testId('a supplier bill'), addressId: ids.other, number: 'L-1', currency: 'CHF' };
  const admin = app.as('admin');
  const file = { name: 'rechnung.pdf', content: '%PDF-1.7\n%%EOF', type: 'application/pdf' };
  const { id: fileId } = (await admin.post(`${api}/supplier-bills/files`, undefined, { file })).body;
  const { body } = await admin.post(`${api}/supplier-bills`, { ...bill, ...days, fileId, parts: [part] });
  const names = ['get', 'file', 'approve', 'block', 'unblock', 'cancel'];
  return Object.fromEntries(names.map((name) => [`SupplierBill_${name}.id`, body.id]));
}

describeRoleMatrix(bookkeepingService, { clock, prepare });

describeLicenceMatrix(bookkeepingService, {
  clock,
  prepare,
  creations: {},
  late: {
    bodies: { BookkeepingSettings_update: defaultBookkeepingSettings },
    exempt: {
      PaymentFile_confirm: 'only a run whose file was written is confirmed',
      Opening_commit: 'an opening that does not balance is refused first',
    },
  },
  bodies: {
    StatementLine_book: { addressId: ids.debtor },
    EntryImport_check: { mapping: [] },
    EntryImport_commit: {},
    EntryImport_undo: {},
    Debtor_setCreditLimit: { creditLimit: '1000.00' },
    DebtorItem_writeOff: { settledOn: '2026-11-18', amount: '0.10' },
    DebtorPayment_reverse: taken,
    DebtorSettlement_reverse: taken,
    Ledger_reopen: { reason: 'Vergessen' },
    Dunning_cancel: { reason: 'Irrtum' },
    SupplierBill_readCode: { payload: 'SPC' },
    SupplierBill_block: { reason: 'Irrtum' },
    SelfBilling_cancel: { id: testId('counter'), reason: 'Irrtum' },
    SupplierBill_cancel: { reason: 'Irrtum' },
    DunningRule_setForDebtor: { kind: 'exclude', reason: 'Reklamation' },
    DunningRule_setForItem: { kind: 'exclude', reason: 'Reklamation' },
    VatReturn_reopen: { reason: 'Vergessen' },
    AccountingExport_revoke: { reason: 'Vergessen' },
    PaymentRun_removeBill: { itemId: testId('supplier bill 0') },
    PaymentRun_withdraw: { reason: 'Falscher Tag' },
    PaymentRun_execute: { on: '2026-11-27' },
  },
  exempt: {
    Ledger_sheet: 'its parameter is a number of the chart, each licence has its own sheet of it',
    LedgerExport_journal: 'its parameter is a format',
    LedgerExport_trialBalance: 'its parameter is a format',
    LedgerExport_sheet: 'its parameters are a number of the chart and a format',
    DebtorExport_items: 'its parameter is a format',
    DebtorExport_itemsOnDay: 'its parameter is a format',
    DebtorExport_debtors: 'its parameter is a format',
    SupplierBillExport_bills: 'its parameter is a format',
  },
});
