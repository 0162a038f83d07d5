import { existsSync } from 'node:fs';
import path from 'node:path';
import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { VatReturnFigures, VatReturnView } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { LedgerService } from '../ledger';
import type { PostingLine } from '../ledger';
import { PaymentService, SettlementService } from '../payment';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';
import { schemaErrors } from '../test/xsd';

const base = '/api/bookkeeping';
const quarter = { fromDay: '2026-07-01', toDay: '2026-09-30' };
const schema = path.join(process.env.SAMPLES_DIR ?? 'no-samples', 'vat/eCH-0217-2-0-0.xsd');
const inQuarter = { documentDate: '2026-08-15', dueDate: '2026-09-14' };

describe('VAT returns', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
  });
  afterEach(() => app.close());

  const calculate = async (input: object = quarter): Promise<VatReturnFigures> =>
    (await clerk.post(`${base}/vat-returns/calculation`, input)).body;
  const close = (input: object = quarter) => clerk.post(`${base}/vat-returns`, input);
  const reopen = (id: string) =>
    clerk.post(`${base}/vat-returns/${id}/reopening`, { reason: 'Eine Rechnung fehlte' });
  const written = ({ figures }: Pick<VatReturnFigures, 'figures'>) =>
    figures.map(({ code, base, tax }) => [code, base, tax].filter((part) => part !== null).join(' '));
  const settle = (change: object) =>
    clerk
      .get(`${base}/vat-settings`)
      .then(({ body: { version, ...values } }) =>
        clerk.put(`${base}/vat-settings`, { ...values, ...change }, { ifMatch: version }),
      );
  const post = (lines: readonly PostingLine[], bookedOn = '2026-08-20') =>
    app
      .get(LedgerService)
      .post(aContext(), { bookedOn, text: 'Diesel', source: 'manual', sourceId: newId(), lines });
  const pay = (n: number, amount: string, change: object = {}) =>
    app.get(PaymentService).record(aContext(), {
      ...{ side: 'debtor', direction: 'in', paidOn: '2026-09-20', amount, currency: 'CHF' },
      ...{ addressId: ids.debtor, source: 'hand', allocations: [{ itemId: testId(`bill ${n}`), amount }] },
      ...change,
    });
  const bought = (account: string, net: string, tax: string): PostingLine[] => [
    { account, amount: net },
    { account: '1170', amount: tax, vat: { side: 'input', key: 'standard', rate: '8.1', base: net } },
    { account: '2000', amount: `-${(Number(net) + Number(tax)).toFixed(2)}` },
  ];

  it('counts what the ledger has, figure by figure to its bookings', async () => {
    await deliverBill(app, 1, inQuarter);
    await deliverBill(app, 2, {
      ...{ ...inQuarter, total: '500.00' },
      vat: [{ vatKey: 'exempt', rate: '0', net: '500.00', vat: '0.00' }],
    });
    await deliverBill(app, 3, { documentDate: '2026-10-01' });
    await pay(1, '105.94', {
      allocations: [{ itemId: testId('bill 1'), amount: '105.94', cashDiscount: '2.16' }],
    });
    await post(bought('4000', '20.00', '1.62'));
    await post(bought('6200', '10.00', '0.81'));
    const result = await calculate();
    expect(written(result)).toEqual([
      ...['200 600.00', '230 500.00', '235 2.00', '289 502.00', '299 98.00', '303 98.00 7.94', '399 7.94'],
      ...['400 1.62', '405 0.81', '479 2.43', '500 5.51'],
    ]);
    const { body: balance } = await clerk.get(`${base}/ledger/trial-balance?from=2026-07-01&on=2026-09-30`);
    const of = (account: string) =>
      Number(balance.items.find((item: { account: string }) => item.account === account).balance);
    expect(Number(result.booked)).toBeCloseTo(-of('2200') - of('1170'), 2);
    const { body } = await clerk.get(
      `${base}/vat-returns/bookings?fromDay=2026-07-01&toDay=2026-09-30&code=303&rate=8.1`,
    );
    expect(body.items.map(({ base: turnover, tax }: never) => [turnover, tax])).toEqual([
      ['100.00', '8.10'],
      ['-2.00', '-0.16'],
    ]);
  });

  it('of received consideration counts what was paid, and takes it back', async () => {
    await settle({ consideration: 'received' });
    await deliverBill(app, 1, inQuarter);
    await deliverBill(app, 2, inQuarter);
    const { id } = await pay(1, '54.05');
    expect(written(await calculate())).toContain('303 50.00 4.05');
    await clerk.post(`${base}/debtor-payments/${id}/reversal`, { on: '2026-09-25' });
    expect((await calculate()).payable).toBe('0.00');
    const correction = { type: 'bill_correction' as const, correctsId: testId('bill 2'), total: '-54.05' };
    await deliverBill(app, 3, {
      ...{ ...inQuarter, ...correction },
      vat: [{ vatKey: 'standard', rate: '8.1', net: '-50.00', vat: '-4.05' }],
    });
    await pay(2, '54.05');
    expect(written(await calculate())).toContain('303 50.00 4.05');
    await deliverBill(app, 4, inQuarter);
    const prepaid = await pay(4, '30.00', { allocations: [] });
    expect(written(await calculate())).toContain('303 50.00 4.05');
    const input = { settledOn: '2026-09-28', creditId: '', itemId: testId('bill 4'), amount: '30.00' };
    const credits = await clerk.get(`${base}/debtor-items?filter[kind]=prepayment&pageSize=all`);
    const credit = credits.body.items.find(({ open }: { open: string }) => open === '-30.00');
    await app.get(SettlementService).setOff(aContext(), { ...input, creditId: credit.id });
    expect(prepaid).toBeDefined();
    expect(written(await calculate())).toContain('303 77.75 6.30');
  });

  it('closed, still opens to its bookings by the settings it was closed with', async () => {
    await deliverBill(app, 1, {
      ...{ ...inQuarter, total: '500.00' },
      vat: [{ vatKey: 'exempt', rate: '0', net: '500.00', vat: '0.00' }],
    });
    const { body } = await close();
    await settle({ exempt: '225' });
    const behind = async (more: string) => {
      const days = 'fromDay=2026-07-01&toDay=2026-09-30';
      const url = `${base}/vat-returns/bookings?${days}&code=230${more}`;
      return (await clerk.get(url)).body.total;
    };
    expect([await behind(`&returnId=${body.id}`), await behind('')]).toEqual([1, 0]);
  });

  it('closed, closes its days; reopened with a reason, is corrected', async () => {
    await deliverBill(app, 1, inQuarter);
    const { body: first, status } = await close();
    expect([status, first.kind, first.payable]).toEqual([201, 'first', '8.10']);
    expect((await close()).body.code).toBe('VAT_RETURN_STANDS');
    await expect(post(bought('4000', '20.00', '1.62'))).rejects.toMatchObject({
      code: 'LEDGER_PERIOD_CLOSED',
    });
    const again = (await reopen(first.id)).body as VatReturnView;
    expect([again.state, again.reopenReason]).toEqual(['reopened', 'Eine Rechnung fehlte']);
    expect((await reopen(first.id)).status).toBe(bookkeepingErrors.VAT_RETURN_STANDS.status);
    await post(bought('4000', '20.00', '1.62'));
    const { body: second } = await close();
    expect([second.kind, second.payable]).toEqual(['correction', '6.48']);
    const { body: periods } = await clerk.get(`${base}/vat-returns/periods?year=2026`);
    expect(periods.items[2]).toMatchObject({ returnId: second.id, kind: 'correction', payable: '6.48' });
  });

  it('twenty clerks close one period: one return', async () => {
    await deliverBill(app, 1, inQuarter);
    const answers = await Promise.all(Array.from({ length: 20 }, () => close()));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    const { body } = await clerk.get(`${base}/ledger/periods`);
    expect(body.items).toHaveLength(1);
  });

  it('of a year is made when its periods are, and tells what they have not', async () => {
    await settle({ months: 12 });
    const year = { fromDay: '2025-01-01', toDay: '2025-12-31' };
    const annual = { ...year, annual: true };
    expect((await calculate(annual)).problems).toEqual([{ reason: 'otherOpen', value: '2025-01-01' }]);
    await deliverBill(app, 1, { documentDate: '2025-05-05' });
    const { body: own } = await close(year);
    expect(written(await calculate(annual))).toEqual([
      '200 0.00',
      '289 0.00',
      '299 0.00',
      '399 0.00',
      '479 0.00',
      '500 0.00',
    ]);
    const { body: period } = await clerk.get(`${base}/ledger/periods`);
    await clerk.post(`${base}/ledger/periods/${period.items[0].id}/reopening`, { reason: 'Nachtrag' });
    await post(bought('4000', '20.00', '1.62'), '2025-12-31');
    const { body: reconciled } = await close(annual);
    expect([reconciled.kind, reconciled.payable]).toEqual(['annual', '-1.62']);
    expect((await reopen(own.id)).body.code).toBe('VAT_RETURN_STANDS');
    expect((await reopen(reconciled.id)).status).toBe(200);
  });

  it('is refused before its days are over, and where the form has no place', async () => {
    const refused = async (input: object) => (await close(input)).body.params;
    expect(await refused({ fromDay: '2026-10-01', toDay: '2026-12-31' })).toEqual({
      ...{ reason: 'notOver', value: '2026-12-31' },
    });
    await post([
      { account: '1100', amount: '108.00' },
      { account: '3400', amount: '-100.00' },
      {
        account: '2200',
        amount: '-8.00',
        vat: { side: 'output', key: 'standard', rate: '8.0', base: '100.00' },
      },
    ]);
    expect(await refused(quarter)).toEqual({ reason: 'rateWithoutCode', value: '8' });
  });

  it('is handed out as eCH-0217, PDF and table, the same bytes each time', async () => {
    await deliverBill(app, 1, inQuarter);
    const adjustments = [{ code: '280', amount: '12.00', text: 'Kursdifferenz' }];
    const { body } = await close({ ...quarter, adjustments });
    const file = (what: string) => clerk.get(`${base}/vat-returns/${body.id}/${what}`);
    const [xml, pdf, csv] = await Promise.all([file('xml'), file('pdf'), file('table/csv')]);
    expect([xml.status, pdf.status, csv.status]).toEqual([200, 200, 200]);
    if (existsSync(schema)) expect(schemaErrors(schema, xml.text)).toEqual([]);
    expect(xml.text).toContain('<eCH-0217:turnover>100.00</eCH-0217:turnover>');
    expect((await file('xml')).text).toBe(xml.text);
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await file('pdf')).raw.equals(pdf.raw)).toBe(true);
    expect(csv.text).toContain('303;');
  });

  it('leaves settings alone that fit no form', async () => {
    const months = await settle({ method: 'netRate', months: 3 });
    expect(months.body.fields.map(({ field }: { field: string }) => field)).toEqual(['months', 'activities']);
  });
});
