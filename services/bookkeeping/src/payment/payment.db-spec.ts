import { billSettled } from '@jahrring/contracts-bookkeeping';
import { paymentRecorded } from '@jahrring/contracts-documents';
import { Database } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import type { TestService } from '@jahrring/testing';
import { JournalLineRepository, PeriodService } from '../ledger';
import { OpenItemRepository } from '../open-item';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';
import type { NewPayment } from './payment.input';
import { PaymentService } from './payment.service';
import { ReversalService } from './reversal.service';
import { SettlementService } from './settlement.service';

describe('payments of customers', () => {
  let app: TestService;
  const ctx = aContext();
  beforeEach(async () => {
    app = await aBookkeepingService();
  });
  afterEach(() => app.close());

  const pay = (amount: string, more: Partial<NewPayment> = {}) =>
    app.get(PaymentService).record(ctx, {
      ...{ side: 'debtor', direction: 'in', paidOn: '2026-11-18', amount, currency: 'CHF' },
      ...{ addressId: ids.debtor, source: 'hand', allocations: [], ...more },
    });
  const open = async (n: number) => (await app.get(OpenItemRepository).get(ctx, testId(`bill ${n}`))).open;
  const credits = async () =>
    (await app.get(OpenItemRepository).openOf(ctx, 'debtor', ids.debtor))
      .filter(({ amount }) => amount.startsWith('-'))
      .map((item) => item.open);
  /** Balances other than 0, by account. */
  const balances = async () => {
    const sums = await app.get(JournalLineRepository).sums(ctx, {});
    return Object.fromEntries(
      sums
        .map(({ account, debit, credit }) => [account, (Number(debit) - Number(credit)).toFixed(2)] as const)
        .filter(([, balance]) => Number(balance) !== 0),
    );
  };
  const told = async () => (await app.events(billSettled.name)).map(({ payload }) => payload);
  const bill1 = testId('bill 1');
  const bill2 = testId('bill 2');

  it('settle a bill in parts, post each and tell the bill’s owner', async () => {
    await deliverBill(app, 1);
    expect(await balances()).toEqual({ 1100: '108.10', 2200: '-8.10', 3400: '-100.00' });
    await pay('50.00', { allocations: [{ itemId: bill1, amount: '50.00' }] });
    expect(await open(1)).toBe('58.10');
    await pay('58.10', { allocations: [{ itemId: bill1, amount: '58.10' }] });
    expect(await open(1)).toBe('0.00');
    expect(await balances()).toEqual({ 1020: '108.10', 2200: '-8.10', 3400: '-100.00' });
    expect(await told()).toMatchObject([
      { documentId: bill1, amount: '50.00', deducted: '0.00', settledOn: '2026-11-18' },
      { documentId: bill1, amount: '58.10' },
    ]);
  });

  it('with a cash discount lessen revenue and VAT by its share', async () => {
    await deliverBill(app, 1);
    await pay('105.94', { allocations: [{ itemId: bill1, amount: '105.94', cashDiscount: '2.16' }] });
    expect(await open(1)).toBe('0.00');
    expect(await balances()).toEqual({
      ...{ 1020: '105.94', 3400: '-100.00', 3800: '2.00', 2200: '-7.94' },
    });
    const [line] = (await app.get(JournalLineRepository).between(ctx, { vat: true })).slice(-1);
    expect(line).toMatchObject({ vatSide: 'output', vatKey: 'standard', vatRate: '8.1', vatBase: '-2.00' });
    expect((await told()).at(-1)).toMatchObject({ amount: '105.94', deducted: '2.16' });
  });

  it('above what is open become a credit that is set off or paid out', async () => {
    await deliverBill(app, 1);
    await pay('150.00', { allocations: [{ itemId: bill1, amount: '108.10' }] });
    expect(await credits()).toEqual(['-41.90']);
    await deliverBill(app, 2);
    const [credit] = (await app.get(OpenItemRepository).openOf(ctx, 'debtor')).filter(
      ({ kind }) => kind === 'prepayment',
    );
    const creditId = credit?.id ?? '';
    const setOff = { settledOn: '2026-11-19', creditId, itemId: bill2, amount: '40.00' };
    await app.get(SettlementService).setOff(ctx, setOff);
    expect([await open(2), await credits()]).toEqual(['68.10', ['-1.90']]);
    await pay('1.90', { direction: 'out', allocations: [{ itemId: creditId, amount: '1.90' }] });
    expect(await credits()).toEqual([]);
    expect(await balances()).toMatchObject({ 1020: '148.10', 1100: '68.10' });
  });

  it('settle several bills at once and are refused where one has less open', async () => {
    await deliverBill(app, 1);
    await deliverBill(app, 2);
    const allocations = [
      { itemId: bill1, amount: '108.10' },
      { itemId: bill2, amount: '91.90' },
    ];
    await pay('200.00', { allocations });
    expect([await open(1), await open(2)]).toEqual(['0.00', '16.20']);
    await expect(pay('20.00', { allocations: [{ itemId: bill2, amount: '20.00' }] })).rejects.toMatchObject({
      code: 'ITEM_EXCEEDS_OPEN',
      params: { number: '2026-0002', open: '16.20' },
    });
    await expect(pay('10.00', { allocations: [{ itemId: bill2, amount: '11.00' }] })).rejects.toMatchObject({
      code: 'PAYMENT_EXCEEDED',
    });
    expect(await open(2)).toBe('16.20');
  });

  it('are recorded once, whoever sends them again', async () => {
    await deliverBill(app, 1);
    const allocations = [{ itemId: bill1, amount: '50.00' }];
    const camt = { source: 'camt' as const, sourceId: 'CH12/7', allocations };
    const [first, second] = [await pay('50.00', camt), await pay('50.00', camt)];
    expect(second.id).toBe(first.id);
    expect(await open(1)).toBe('58.10');
  });

  it('taken back open their bills again, also what their credit was used for', async () => {
    await deliverBill(app, 1);
    await deliverBill(app, 2);
    const before = await balances();
    const payment = await pay('150.00', { allocations: [{ itemId: bill1, amount: '108.10' }] });
    const [credit] = (await app.get(OpenItemRepository).openOf(ctx, 'debtor')).filter(
      ({ kind }) => kind === 'prepayment',
    );
    const setOff = { settledOn: '2026-11-19', creditId: credit?.id ?? '', itemId: bill2, amount: '41.90' };
    await app.get(SettlementService).setOff(ctx, setOff);
    const counter = await app.get(ReversalService).reversePayment(ctx, payment.id, { on: '2026-11-20' });
    expect(counter).toMatchObject({ amount: '-150.00', reversesId: payment.id });
    expect([await open(1), await open(2), await credits()]).toEqual(['108.10', '108.10', []]);
    expect(await balances()).toEqual(before);
    const again = app.get(ReversalService).reversePayment(ctx, payment.id, { on: '2026-11-20' });
    await expect(again).rejects.toMatchObject({ code: 'PAYMENT_REVERSED' });
    expect((await told()).map(({ amount }) => amount)).toEqual(['108.10', '41.90', '-41.90', '-108.10']);
  });

  it('in another currency bring a gain or loss against the bill’s rate', async () => {
    const euro = { currency: 'EUR', exchangeRate: '0.95' } as const;
    await deliverBill(app, 1, euro);
    expect(await balances()).toEqual({ 1100: '102.70', 2200: '-7.70', 3400: '-95.00' });
    const allocations = [{ itemId: bill1, amount: '108.10' }];
    await pay('108.10', { currency: 'EUR', baseAmount: '101.00', allocations });
    expect(await balances()).toEqual({ 1020: '101.00', 2200: '-7.70', 3400: '-95.00', 6949: '1.70' });
    await deliverBill(app, 2, euro);
    const missing = pay('10.00', { allocations: [{ itemId: bill2, amount: '10.00' }] });
    await expect(missing).rejects.toMatchObject({ code: 'ITEM_OTHER_CURRENCY' });
    await pay('105.00', { allocations: [{ itemId: bill2, amount: '108.10', paymentAmount: '105.00' }] });
    expect(await balances()).toMatchObject({ 1020: '206.00', 6999: '-2.30' });
  });

  it('in another currency are taken back with their gain or loss, either way round', async () => {
    await deliverBill(app, 1, { currency: 'EUR', exchangeRate: '0.95' });
    await deliverBill(app, 2);
    const before = await balances();
    expect(before).toMatchObject({ 1100: '210.80' });
    // CHF 100.00 for EUR 108.10, booked at 102.70; EUR 115.00, worth CHF 109.25, for CHF 108.10.
    const francs = await pay('100.00', {
      allocations: [{ itemId: bill1, amount: '108.10', paymentAmount: '100.00' }],
    });
    const euros = await pay('115.00', {
      ...{ currency: 'EUR', baseAmount: '109.25' },
      allocations: [{ itemId: bill2, amount: '108.10', paymentAmount: '115.00' }],
    });
    expect([await open(1), await open(2), await credits()]).toEqual(['0.00', '0.00', []]);
    expect(await balances()).toMatchObject({ 1020: '209.25', 6949: '2.70', 6999: '-1.15' });
    for (const { id } of [euros, francs]) {
      await app.get(ReversalService).reversePayment(ctx, id, { on: '2026-11-20' });
    }
    expect([await open(1), await open(2)]).toEqual(['108.10', '108.10']);
    expect(await balances()).toEqual(before);
  });

  it('small rests are written off with their VAT, larger ones only on purpose', async () => {
    await deliverBill(app, 1);
    await pay('107.30', { allocations: [{ itemId: bill1, amount: '107.30' }] });
    const settlements = app.get(SettlementService);
    const rest = { settledOn: '2026-11-19', amount: '0.80', beyondLimit: false };
    const act = await settlements.writeOff(ctx, bill1, rest);
    expect(await open(1)).toBe('0.00');
    expect(await balances()).toMatchObject({ 3805: '0.74', 2200: '-8.04' });
    await app.get(ReversalService).reverseSettlement(ctx, act, { on: '2026-11-20' });
    expect([await open(1), (await balances())['3805']]).toEqual(['0.80', undefined]);
    await deliverBill(app, 2);
    const large = { ...rest, amount: '1.05' };
    const refused = settlements.writeOff(ctx, bill2, large);
    await expect(refused).rejects.toMatchObject({ code: 'WRITE_OFF_TOO_LARGE', params: { limit: '1.00' } });
    await settlements.writeOff(ctx, bill2, { ...large, beyondLimit: true });
    expect(await open(2)).toBe('107.05');
  });

  it('set a correction off against its own bill; what is left is a credit', async () => {
    await deliverBill(app, 1);
    await pay('58.10', { allocations: [{ itemId: bill1, amount: '58.10' }] });
    await deliverBill(app, 3, {
      ...{ type: 'bill_correction', correctsId: bill1, total: '-108.10', documentDate: '2026-11-10' },
      vat: [{ vatKey: 'standard', rate: '8.1', net: '-100.00', vat: '-8.10' }],
    });
    expect([await open(1), await credits()]).toEqual(['0.00', ['-58.10']]);
    expect(await balances()).toEqual({ 1020: '58.10', 1100: '-58.10' });
    expect(await told()).toHaveLength(1);
    await pay('58.10', { direction: 'out', allocations: [{ itemId: testId('bill 3'), amount: '58.10' }] });
    expect((await told()).at(-1)).toMatchObject({ documentId: bill1, amount: '-58.10' });
    expect(await balances()).toEqual({});
  });

  it('recorded on the bill’s page are booked once, and taken back there too', async () => {
    await deliverBill(app, 1);
    const event = {
      ...{ id: testId('paid'), documentId: bill1, documentNumber: '2026-0001', paidOn: '2026-11-18' },
      ...{ amount: '100.00', deducted: '8.10', currency: 'CHF' as const, open: '0.00' },
    };
    await app.deliver(paymentRecorded, event);
    await app.deliver(paymentRecorded, event);
    expect(await open(1)).toBe('0.00');
    const reversal = { ...event, id: testId('unpaid'), amount: '-100.00', deducted: '-8.10', open: '108.10' };
    await app.deliver(paymentRecorded, { ...reversal, reversesId: event.id });
    expect(await open(1)).toBe('108.10');
    expect(await told()).toEqual([]);
  });

  it('are refused in a closed period until it is reopened with a reason', async () => {
    await deliverBill(app, 1);
    const periods = app.get(PeriodService);
    const { id } = await periods.close(ctx, { fromDay: '2026-11-01', toDay: '2026-11-30' });
    const paid = () => pay('50.00', { allocations: [{ itemId: bill1, amount: '50.00' }] });
    await expect(paid()).rejects.toMatchObject({
      code: 'LEDGER_PERIOD_CLOSED',
      params: { day: '2026-11-18', from: '2026-11-01', to: '2026-11-30' },
    });
    expect(await open(1)).toBe('108.10');
    await deliverBill(app, 2, { documentDate: '2026-11-05' });
    const lines = await app.get(JournalLineRepository).between(ctx, { from: '2026-12-01' });
    expect(lines.map(({ bookedOn }) => bookedOn)).toEqual(['2026-12-01', '2026-12-01', '2026-12-01']);
    await periods.reopen(ctx, id, 'Zahlung vergessen');
    await paid();
    expect(await open(1)).toBe('58.10');
  });

  it('at the same time never settle more than is open', async () => {
    await deliverBill(app, 1);
    const attempts = Array.from({ length: 5 }, () =>
      pay('60.00', { allocations: [{ itemId: bill1, amount: '60.00' }] }).then(
        () => 'paid',
        (error: { code?: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'ITEM_EXCEEDS_OPEN']));
    expect(await open(1)).toBe('48.10');
  });

  it('cannot be written past the rules of the database', async () => {
    await deliverBill(app, 1);
    const write = (sql: string) =>
      app.get(Database).tx(ctx, (tx) => app.get(Database).writing(tx).query(sql));
    await expect(write("UPDATE open_items SET open = -0.01 WHERE number = '2026-0001'")).rejects.toThrow();
    await expect(write("UPDATE open_items SET open = 108.11 WHERE number = '2026-0001'")).rejects.toThrow();
    await pay('50.00');
    await expect(write('UPDATE payments SET on_account = 49.99')).rejects.toThrow();
    await expect(write('UPDATE journal_entries SET total_credit = 1')).rejects.toThrow();
  });
});
