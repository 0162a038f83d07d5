import type {
  LineMatch,
  PaymentRunView,
  StatementLineView,
  StatementsImported,
  SupplierBillView,
  VatReturnFigures,
} from '@jahrring/contracts-bookkeeping';
import { buildQrReference } from '@jahrring/contracts-common';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { camt, entry } from '../statement/test/camt-file';
import { aBookkeepingService, deliverBill, ids } from './a-bookkeeping-service';
import { accountsOfBatch, aCodeOf, anInvoiceOf, CentBooks, centsOfBatch, written } from './month-factories';

const api = '/api/bookkeeping';
const qrIban = 'CH4431999123000889012';
const ownIban = 'CH9300762011623852957';
const billCount = 60;
const euroBill = 60;
const suppliersBills = 30;
const fee = 2_000;

/** Net of the bill n in Rappen; its VAT is rounded as commerce does. */
const netOf = (n: number) => 10_000 + n * 137;
const cents = (amount: string) => Math.round(Number(amount) * 100);
const vatOn = (net: number) => Math.round(net * 0.081);
const grossOf = (n: number) => netOf(n) + vatOn(netOf(n));
const qrr = (n: number) => buildQrReference('', n);
const at = (day: string, xml: string) => xml.replaceAll('2026-11-17', day);

/**
 * A month of a Swiss forestry company as it happens, through the doors people use. What the books say in the end is compared with sums
 * that the test keeps by itself, in whole Rappen.
 */
describe('a month of bookkeeping', () => {
  let app: TestService;
  let clerk: TestClient;
  const books = new CentBooks();

  beforeAll(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
    const level = { afterDays: 7, termDays: 10, interest: false };
    const levels = [
      { ...level, fee: '0.00' },
      { ...level, afterDays: 3, fee: written(fee) },
      { ...level, afterDays: 3, fee: '0.00' },
    ];
    const { version, usual: _usual, ...values } = (await clerk.get(`${api}/settings`)).body;
    const dunning = { ...values.dunning, levels };
    const changed = { ...values, bookCertainLines: true, dunning };
    expect((await clerk.put(`${api}/settings`, changed, { ifMatch: version })).status).toBe(200);
  });
  afterAll(() => app.close());

  const upload = async (xml: string): Promise<StatementsImported> => {
    const file = { name: 'camt.xml', content: xml };
    const { body } = await clerk.post(`${api}/statements`, undefined, { file });
    await app.runJob('kit.work');
    return (await clerk.get(`${api}/long-work/${body.id}`)).body.result;
  };
  const openLines = async (): Promise<StatementLineView[]> =>
    (await clerk.get(`${api}/statement-lines?filter[state]=open&pageSize=all`)).body.items;
  const confirm = async (line: StatementLineView, body: object) => {
    const { status, text } = await clerk.post(`${api}/statement-lines/${line.id}/booking`, body);
    if (status !== 200) throw new Error(text);
  };
  const proposed = (match: LineMatch | null) => {
    const best = match?.candidates[0];
    const allocations = best?.shares.map(({ itemId, amount, cashDiscount }) => ({ itemId, amount, cashDiscount })); // oxfmt-ignore
    return { addressId: best?.addressId, allocations };
  };
  const paid = (cents: number) => {
    books.add('1020', cents);
    books.add('1100', -cents);
  };
  const balances = async (): Promise<Map<string, string>> => {
    const { items } = (await clerk.get(`${api}/ledger/trial-balance`)).body;
    return new Map(items.map((line: { account: string; balance: string }) => [line.account, line.balance]));
  };
  /** The files of a hand-over that is in the queue. */
  const handedOver = async (id: string): Promise<Record<string, string>> => {
    await app.runJob('kit.work');
    const { raw } = await clerk.get(`${api}/accounting-exports/${id}/file`);
    const files = Object.entries(unzipSync(raw));
    return Object.fromEntries(
      files.map(([name, bytes]) => [name, strFromU8(bytes, name.startsWith('EXTF'))]),
    );
  };
  const expectBooks = async () => {
    const ledger = await balances();
    for (const [account, balance] of books.all()) {
      expect([account, ledger.get(account) ?? '0.00']).toEqual([account, balance]);
    }
    const others = [...ledger].filter(([account, balance]) => !books.has(account) && Number(balance) !== 0);
    expect(others).toEqual([]);
  };

  it('begins with sixty bills, one of them in euros', async () => {
    for (let n = 1; n <= billCount; n += 1) {
      const isLate = n > 40;
      const days = isLate
        ? { documentDate: '2026-11-02', dueDate: '2026-12-02' }
        : { documentDate: '2026-10-01', dueDate: '2026-10-20' };
      const amounts = {
        total: written(grossOf(n)),
        vat: [
          { vatKey: 'standard' as const, rate: '8.1', net: written(netOf(n)), vat: written(vatOn(netOf(n))) },
        ],
      };
      const euros = n === euroBill ? { currency: 'EUR' as const, exchangeRate: '0.95' } : {};
      const debtor = n % 2 === 0 ? {} : { addressId: ids.other, recipientName: 'Sägewerk Burgdorf AG' };
      await deliverBill(app, n, { ...days, ...amounts, ...euros, ...debtor, reference: qrr(n) });
      const rate = n === euroBill ? 0.95 : 1;
      const [net, vat] = [Math.round(netOf(n) * rate), Math.round(vatOn(netOf(n)) * rate)];
      books
        .add('1100', net + vat)
        .add('3400', -net)
        .add('2200', -vat);
    }
    await expectBooks();
  });

  it('reminds of what is overdue, twice; the second letter costs', async () => {
    for (const [asOf, level] of [
      ['2026-11-02', 1],
      ['2026-11-16', 2],
    ] as const) {
      const { letters } = (await clerk.get(`${api}/dunning/proposal?asOf=${asOf}`)).body;
      const chosen = letters.map((letter: { addressId: string; level: number; total: string }) => ({
        ...{ addressId: letter.addressId, currency: 'CHF', level: letter.level, total: letter.total },
      }));
      expect(chosen.map((letter: { level: number }) => letter.level)).toEqual([level, level]);
      const run = await clerk.post(`${api}/dunning/runs`, { id: testId(asOf), asOf, letters: chosen });
      expect(run.status).toBe(200);
      if (level === 2) books.add('1100', 2 * fee).add('6950', -2 * fee);
    }
    await expectBooks();
  });

  it('takes day files in any order, twice, and before and after the notification of their day', async () => {
    const exact = (n: number) => entry({ ref: `E${n}`, amount: written(grossOf(n)), reference: qrr(n) });
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const first = camt('statement', numbers(1, 20).map(exact), { id: 'D1' });
    const notified = camt('notification', numbers(1, 10).map(exact), { id: 'N1' });
    const second = camt('statement', numbers(21, 25).map(exact), { id: 'D2' });
    const files = [at('2026-11-12', second), at('2026-11-10', notified), at('2026-11-10', first)];
    for (const file of [...files, ...files.toReversed()]) await upload(file);
    for (const n of numbers(1, 25)) paid(grossOf(n));
    expect(await openLines()).toEqual([]);
    await expectBooks();
  });

  it('books part payments, over-payments, a double one, a return and cash discount as somebody confirms them', async () => {
    const part = (n: number) => Math.floor(grossOf(n) / 3);
    const lines = [
      ...[26, 27, 28].map((n) => entry({ ref: `P${n}`, amount: written(part(n)), reference: qrr(n) })),
      ...[29, 30].map((n) => entry({ ref: `O${n}`, amount: written(grossOf(n) + 1_000), reference: qrr(n) })),
      entry({ ref: 'W1', amount: written(grossOf(1)), reference: qrr(1), name: 'Doppelt' }),
      entry({ ref: 'R31', amount: written(grossOf(31)), reference: qrr(31), endToEnd: 'EE-31' }),
    ];
    await upload(at('2026-11-13', camt('statement', lines, { id: 'D3' })));
    for (const line of await openLines()) {
      const known = line.match?.candidates[0];
      await confirm(line, known ? proposed(line.match) : { addressId: ids.other, allocations: [] });
    }
    for (const n of [26, 27, 28]) paid(part(n));
    for (const n of [29, 30]) paid(grossOf(n) + 1_000);
    for (const n of [1, 31]) paid(grossOf(n));
    await expectBooks();

    const back = entry({ ref: 'B31', amount: written(grossOf(31)), direction: 'DBIT', endToEnd: 'EE-31', returned: 'AC04' }); // oxfmt-ignore
    await upload(at('2026-11-14', camt('statement', [back], { id: 'D4' })));
    const [returned] = await openLines();
    if (!returned) throw new Error('the return is not there');
    await confirm(returned, { returnsPaymentId: returned.match?.returns?.paymentId });
    paid(-grossOf(31));

    const discount = Math.round(grossOf(41) * 0.02);
    const discountVat = Math.round((discount * 8.1) / 108.1);
    const amount = grossOf(41) - discount;
    const payment = {
      ...{ paidOn: '2026-11-14', amount: written(amount), currency: 'CHF', addressId: ids.other },
      allocations: [{ itemId: testId('bill 41'), amount: written(amount), cashDiscount: written(discount) }],
    };
    expect((await clerk.post(`${api}/debtor-payments`, payment)).status).toBe(201);
    books.add('1020', amount).add('1100', -grossOf(41));
    books.add('3800', discount - discountVat).add('2200', discountVat);
    await expectBooks();
  });

  it('gains or loses by what euros are worth when they come', async () => {
    const base = Math.round(netOf(euroBill) * 0.95) + Math.round(vatOn(netOf(euroBill)) * 0.95);
    const amount = written(grossOf(euroBill));
    const payment = {
      ...{
        paidOn: '2026-11-14',
        amount,
        currency: 'EUR',
        baseAmount: written(base + 123),
        addressId: ids.debtor,
      },
      allocations: [{ itemId: testId(`bill ${euroBill}`), amount }],
    };
    expect((await clerk.post(`${api}/debtor-payments`, payment)).status).toBe(201);
    books
      .add('1020', base + 123)
      .add('1100', -base)
      .add('6999', -123);
    await expectBooks();
  });

  it('records thirty bills of suppliers: fifteen by hand, ten by their code, five by electronic invoice', async () => {
    for (let n = 1; n <= suppliersBills; n += 1) {
      const net = 5_000 + n * 731;
      const vat = vatOn(net);
      const id = testId(`supplied ${n}`);
      const known = { number: `L-${n}`, gross: written(net + vat), net: written(net), vat: written(vat) };
      const bill = {
        ...{ id, addressId: ids.other, number: known.number, currency: 'CHF', evenIfDuplicate: true },
        ...{ documentDate: '2026-11-03', dueDate: n <= 20 ? '2026-11-24' : '2027-01-31' },
        ...{ iban: qrIban, reference: qrr(900 + n), source: 'hand' },
        parts: [{ account: '4000', vatKey: 'standard', rate: '8.1', net: known.net, vat: known.vat }],
      };
      if (n > 15) {
        const isCode = n <= 25;
        const read = isCode
          ? await clerk.post(`${api}/supplier-bills/readings/code`, { payload: aCodeOf(known, qrr(900 + n)) })
          : await clerk.post(`${api}/supplier-bills/readings/invoice`, undefined, {
              file: { name: 'x.xml', content: anInvoiceOf(known) },
            });
        expect([n, read.status, read.body.addressId, read.body.gross]).toEqual([
          n,
          200,
          ids.other,
          known.gross,
        ]);
        const [part] = read.body.vat as { net: string; vat: string }[];
        Object.assign(bill, { source: read.body.source, number: read.body.number });
        bill.parts = [
          { account: '4000', vatKey: 'standard', rate: '8.1', net: part?.net ?? '', vat: part?.vat ?? '' },
        ];
      }
      const { status, body } = await clerk.post(`${api}/supplier-bills`, bill);
      expect([n, status]).toEqual([n, 201]);
      const view = body as SupplierBillView;
      const approved = await clerk.post(`${api}/supplier-bills/${id}/approval`, undefined, {
        ifMatch: view.version,
      });
      expect(approved.body.state).toBe('approved');
      books
        .add('4000', net)
        .add('1170', vat)
        .add('2000', -net - vat);
    }
    await expectBooks();
  });

  it('pays twenty of them by a run, of which the bank rejects one', async () => {
    const bills = Array.from({ length: 20 }, (_, index) => ({ itemId: testId(`supplied ${index + 1}`) }));
    const draft = { executionDate: '2026-11-20', debtorIban: ownIban, batchBooking: false, bills };
    const run = (await clerk.post(`${api}/payment-runs`, draft)).body as PaymentRunView;
    const path = `${api}/payment-runs/${run.id}`;
    await clerk.call('POST', `${path}/confirmation`, undefined, { ifMatch: run.version });
    await clerk.post(`${path}/file`);
    const sent = (await clerk.post(`${path}/upload`)).body as PaymentRunView;
    expect([sent.state, sent.bills.length, sent.transferCount]).toEqual(['uploaded', 20, 20]);
    const [rejected, ...rest] = sent.bills;
    const content = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>B</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${sent.messageId}</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${sent.messageId}-D</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${rejected?.endToEndId ?? ''}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    const report = await clerk.post(`${api}/status-reports`, undefined, { file: { name: 'p.xml', content } });
    expect(report.body).toMatchObject({ rejected: 1 });
    const debits = rest.map(({ amount, endToEndId }, index) =>
      entry({ ref: `D${index}`, amount, direction: 'DBIT', endToEnd: endToEndId }),
    );
    await upload(at('2026-11-20', camt('statement', debits, { id: 'D5' })));
    expect(await openLines()).toEqual([]);
    for (const { amount } of rest) {
      books.add('2000', Math.round(Number(amount) * 100)).add('1020', -Math.round(Number(amount) * 100));
    }
    await expectBooks();
    const payables = await clerk.get(`${api}/supplier-bills?filter[isOpen]=true&pageSize=all`);
    expect(payables.body.total).toBe(11);
  });

  it('ends with a VAT return and books handed over that say the same', async () => {
    const quarter = { fromDay: '2026-10-01', toDay: '2026-12-31' };
    const figures = (await clerk.post(`${api}/vat-returns/calculation`, quarter)).body as VatReturnFigures;
    const all = Array.from({ length: billCount }, (_, index) => index + 1);
    const turnover = all.reduce((sum, n) => sum + Math.round(netOf(n) * (n === euroBill ? 0.95 : 1)), 0);
    const discounts = cents(books.of('3800'));
    const [due, claimed] = [-cents(books.of('2200')), cents(books.of('1170'))];
    const says = figures.figures.map(({ code, base, tax }) => [code, base, tax]);
    expect(says).toEqual([
      ['200', written(turnover), null],
      ['235', written(discounts), null],
      ['289', written(discounts), null],
      ['299', written(turnover - discounts), null],
      ['303', written(turnover - discounts), written(due)],
      ['399', null, written(due)],
      ['400', null, written(claimed)],
      ['479', null, written(claimed)],
      ['500', null, written(due - claimed)],
    ]);

    const { body } = await clerk.post(`${api}/accounting-exports`, { format: 'datev', toDay: '2026-12-31' });
    const files = await handedOver(body.id);
    const [, batch = ''] = Object.entries(files).find(([name]) => name.startsWith('EXTF')) ?? [];
    const people = (side: RegExp) => accountsOfBatch(batch).filter((account) => side.test(account));
    for (const [account, balance] of books.all()) {
      const parts =
        account === '1100' ? people(/^[1-6]\d{4}$/) : account === '2000' ? people(/^[7-9]\d{4}$/) : [account];
      const sum = parts.reduce((all, part) => all + cents(centsOfBatch(batch, part)), 0);
      expect([account, written(sum)]).toEqual([account, balance]);
    }
    expect((await clerk.get(`${api}/accounting-exports/waiting`)).body.entries).toBe(0);
    await expectBooks();

    await clerk.post(`${api}/accounting-exports/${body.id}/taken-back`, { reason: 'Er hat Banana' });
    const again = await clerk.post(`${api}/accounting-exports`, { format: 'banana', toDay: '2026-12-31' });
    const content = (await handedOver(again.body.id))['banana.txt'] ?? '';
    const read = await clerk.post(`${api}/entry-imports`, undefined, { file: { name: 'b.txt', content } });
    await app.runJob('kit.work');
    const { body: seen } = await clerk.get(`${api}/entry-imports/${read.body.id}`);
    const skip = content.split('\r\n').length - 2;
    expect(seen.counts).toEqual({ create: 0, update: 0, skip, error: 0 });
    const { body: compared } = await clerk.get(`${api}/entry-imports/${read.body.id}/comparison`);
    expect(compared.differing).toEqual([]);
  });
});
