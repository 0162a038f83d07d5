import { recordSupplierBill } from '@jahrring/contracts-bookkeeping';
import { addDays, newId } from '@jahrring/contracts-common';
import { testId } from '@jahrring/testing';
import type { TestService } from '@jahrring/testing';
import fc from 'fast-check';
import { DebtorService } from '../debtor/debtor.service';
import { ItemsOnDayService } from '../debtor';
import { JournalEntryRepository, JournalLineRepository, PeriodService } from '../ledger';
import { fromCents, sumOf, toCents } from '../value/money';
import { OpenItemRepository } from '../open-item';
import { SupplierBillRecorder } from '../supplier-bill';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';
import { AllocationRepository, PaymentRepository } from './payment.repositories';
import { PaymentService } from './payment.service';
import { ReversalService } from './reversal.service';
import { SettlementService } from './settlement.service';

const everything = { page: 1, pageSize: 'all' as const, sort: [], filter: {} };
const none = { fields: {} };
const cents = fc.integer({ min: 1, max: 30_000 }).map((amount) => fromCents(BigInt(amount)));
const pick = fc.nat({ max: 50 });
const side = fc.constantFrom('debtor' as const, 'creditor' as const);
const euro = '0.93';

const act = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('bill' as const), net: cents, rate: fc.constantFrom('8.1', '2.6', '0') },
    ...{ daysBefore: fc.nat({ max: 8 }), inEuro: fc.boolean() },
  }),
  fc.record({ kind: fc.constant('supplierBill' as const), net: cents, isCredit: fc.boolean() }),
  fc.record({ kind: fc.constant('correction' as const), of: pick, part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    ...{ kind: fc.constant('payment' as const), amount: cents, items: fc.array(pick, { maxLength: 3 }) },
    ...{ discount: fc.boolean(), back: fc.boolean(), side },
  }),
  fc.record({ kind: fc.constant('setOff' as const), credit: pick, item: pick, side }),
  fc.record({
    kind: fc.constant('writeOff' as const),
    item: pick,
    part: fc.integer({ min: 1, max: 110 }),
    side,
  }),
  fc.record({ kind: fc.constant('reversal' as const), of: pick }),
  fc.record({ kind: fc.constant('close' as const), days: fc.integer({ min: 1, max: 4 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const partOf = (amount: string, percent: number) =>
  fromCents((toCents(amount) * BigInt(percent) + 99n) / 100n);

describe('whatever happens to open items', () => {
  let app: TestService;
  const ctx = aContext();
  beforeEach(async () => {
    app = await aBookkeepingService();
  });
  afterEach(() => app.close());

  /** One random history on the service; refusals are part of it. */
  class History {
    private n = 0;
    private day = '2026-01-01';
    private readonly bills: { n: number; total: string; inEuro: boolean }[] = [];
    private readonly acts: (() => Promise<unknown>)[] = [];

    /** The days of the history. */
    get days(): string[] {
      const days = ['2025-12-20'];
      for (let day = days[0] ?? ''; day < this.day; days.push(day)) day = addDays(day, 1);
      return days;
    }

    async play(acts: readonly Act[]): Promise<void> {
      for (const one of acts) {
        this.day = addDays(this.day, 1);
        await this.perform(one).catch((error: { status?: number }) => {
          if (![404, 409, 422].includes(error.status ?? 500)) throw error;
        });
        await expectSums();
        await expectNeverBeyondOpen();
      }
    }

    private async perform(one: Act): Promise<void> {
      if (one.kind === 'bill') return this.bill(addDays(this.day, -one.daysBefore), one);
      if (one.kind === 'supplierBill') return this.supplierBill(one);
      if (one.kind === 'correction') return this.correct(one.of, one.part);
      if (one.kind === 'payment') return this.pay(one);
      if (one.kind === 'close') return this.close(one.days);
      if (one.kind === 'reversal') return void (await this.acts[one.of % (this.acts.length || 1)]?.());
      const open = await app.get(OpenItemRepository).openOf(ctx, one.side);
      const settledOn = this.day;
      const settlements = app.get(SettlementService);
      if (one.kind === 'writeOff') {
        const item = open[one.item % (open.length || 1)];
        if (!item) return;
        const amount = partOf(item.open.replace('-', ''), one.part);
        this.undoable(await settlements.writeOff(ctx, item.id, { settledOn, amount, beyondLimit: true }));
      } else {
        const credits = open.filter(({ amount }) => amount.startsWith('-'));
        const credit = credits[one.credit % (credits.length || 1)];
        const item = open[one.item % (open.length || 1)];
        if (!credit || !item) return;
        const amount = credit.open.replace('-', '');
        this.undoable(
          await settlements.setOff(ctx, { settledOn, creditId: credit.id, itemId: item.id, amount }),
        );
      }
    }

    /** Closes the last days; entries dated within them are booked after them. */
    private async close(days: number): Promise<void> {
      const toDay = addDays(this.day, -1);
      await app.get(PeriodService).close(ctx, { fromDay: addDays(toDay, 1 - days), toDay });
    }

    private async bill(
      day: string,
      { net, rate, inEuro = false }: { net: string; rate: string; inEuro?: boolean },
      correctsId?: string,
    ): Promise<void> {
      const sign = correctsId === undefined ? 1n : -1n;
      this.n += 1;
      const vat = fromCents((toCents(net) * BigInt(Number(rate) * 10) + 500n) / 1000n);
      const signed = (amount: string) => fromCents(sign * toCents(amount));
      const total = sumOf([net, vat]);
      await deliverBill(app, this.n, {
        ...{ documentDate: day, dueDate: addDays(day, 30), total: signed(total), correctsId },
        type: sign > 0n ? 'bill' : 'bill_correction',
        vat: [{ vatKey: 'standard', rate, net: signed(net), vat: signed(vat) }],
        ...(inEuro ? { currency: 'EUR', exchangeRate: euro } : {}),
      });
      if (sign > 0n) this.bills.push({ n: this.n, total, inEuro });
    }

    private async correct(of: number, part: number): Promise<void> {
      const bill = this.bills[of % (this.bills.length || 1)];
      if (!bill) return;
      const { n, total, inEuro } = bill;
      await this.bill(this.day, { net: partOf(total, part), rate: '0', inEuro }, testId(`bill ${n}`));
    }

    /** A bill of a supplier, or what a supplier owes us. */
    private async supplierBill({ net, isCredit }: Extract<Act, { kind: 'supplierBill' }>): Promise<void> {
      this.n += 1;
      const sign = isCredit ? '-' : '';
      await app.get(SupplierBillRecorder).record(
        ctx,
        recordSupplierBill.parse({
          ...{
            id: newId(),
            addressId: ids.debtor,
            number: `L-${this.n}`,
            currency: 'CHF',
            evenIfDuplicate: true,
          },
          ...{ documentDate: this.day, dueDate: addDays(this.day, 30), iban: 'CH5604835012345678009' },
          parts: [{ account: '4000', vatKey: 'zero', rate: '0', net: `${sign}${net}`, vat: '0.00' }],
        }),
      );
    }

    private async pay(one: Extract<Act, { kind: 'payment' }>): Promise<void> {
      const open = await app.get(OpenItemRepository).openOf(ctx, one.side);
      const chosen = one.items.flatMap((index) => open[index % (open.length || 1)] ?? []);
      const allocations = chosen.map((item) => {
        const whole = item.open.replace('-', '');
        const amount = partOf(whole, one.discount ? 97 : 100);
        const cashDiscount = one.discount ? fromCents(toCents(whole) - toCents(amount)) : '0.00';
        const isForeign = item.currency !== 'CHF';
        return { itemId: item.id, amount, cashDiscount, ...(isForeign ? { paymentAmount: amount } : {}) };
      });
      const isOut = one.back === (one.side === 'debtor');
      const payment = await app.get(PaymentService).record(ctx, {
        ...{ id: newId(), side: one.side, direction: isOut ? 'out' : 'in', paidOn: this.day },
        ...{ amount: one.amount, currency: 'CHF', addressId: ids.debtor, source: 'hand', allocations },
      });
      this.acts.push(() => app.get(ReversalService).reversePayment(ctx, payment.id, { on: this.day }));
    }

    private undoable(actId: string): void {
      this.acts.push(() => app.get(ReversalService).reverseSettlement(ctx, actId, { on: this.day }));
    }
  }

  /** The list of debtors, which is kept between acts, is as new as the items. */
  async function expectSums(): Promise<void> {
    const { items } = await app.get(DebtorService).list(ctx, { ...everything, sort: [] });
    const open = (await app.get(OpenItemRepository).openOf(ctx, 'debtor')).map(({ baseOpen }) =>
      toCents(baseOpen),
    );
    const sumWhere = (holds: (cents: bigint) => boolean) =>
      fromCents(open.filter(holds).reduce((sum, cents) => sum + cents, 0n));
    expect(sumOf(items.map((debtor) => debtor.open))).toBe(sumWhere((cents) => cents > 0n));
    expect(sumOf(items.map((debtor) => `-${debtor.credit}`))).toBe(sumWhere((cents) => cents < 0n));
  }

  /**
   * Expects the open amount of each item to be between zero and its full amount, in its currency and in that of the
   * books.
   */
  async function expectNeverBeyondOpen(): Promise<void> {
    const { items } = await app.get(OpenItemRepository).list(ctx, everything, none);
    for (const { number, amount, open, baseAmount, baseOpen } of items) {
      const sign = amount.startsWith('-') ? -1n : 1n;
      const within = (left: string, whole: string) =>
        sign * toCents(left) >= 0n && sign * toCents(left) <= sign * toCents(whole);
      expect({ number, open, isWithin: within(open, amount) }).toMatchObject({ isWithin: true });
      expect({ number, baseOpen, isWithin: within(baseOpen, baseAmount) }).toMatchObject({ isWithin: true });
      if (toCents(open) === 0n) expect({ number, baseOpen }).toEqual({ number, baseOpen: '0.00' });
    }
  }

  async function expectWhole(): Promise<void> {
    const { items: payments } = await app.get(PaymentRepository).list(ctx, everything, none);
    const { items } = await app.get(OpenItemRepository).list(ctx, everything, none);
    const { items: allocations } = await app.get(AllocationRepository).list(ctx, everything, none);
    for (const payment of payments) {
      const given = allocations.filter(({ paymentId }) => paymentId === payment.id);
      const onAccount = items.filter(({ paymentId }) => paymentId === payment.id);
      const parts = [
        ...given.map(({ paymentAmount }) => paymentAmount),
        ...onAccount.map(({ amount }) => fromCents(-toCents(amount))),
      ];
      expect(sumOf(parts)).toBe(payment.amount);
    }
    for (const item of items) {
      const own = allocations.filter(({ itemId }) => itemId === item.id);
      const settled = own.flatMap((one) => [one.amount, one.discountNet, one.discountVat, one.writeOff]);
      expect(sumOf([...settled, item.open])).toBe(item.amount);
    }
    const accounts = await app.get(JournalLineRepository).sums(ctx, {});
    for (const [itemSide, number, sign] of [
      ['debtor', '1100', 1n],
      ['creditor', '2000', -1n],
    ] as const) {
      const { debit = '0', credit = '0' } = accounts.find(({ account }) => account === number) ?? {};
      const own = items.filter((item) => item.side === itemSide);
      expect(fromCents(sign * (toCents(debit) - toCents(credit)))).toBe(
        sumOf(own.map(({ baseOpen }) => baseOpen)),
      );
    }
    const { items: entries } = await app.get(JournalEntryRepository).list(ctx, everything, none);
    expect(entries.map(({ number }) => number).sort((a, b) => a - b)).toEqual(entries.map((_, n) => n + 1));
  }

  async function expectWholeOn(day: string): Promise<void> {
    const query = { ...everything, filter: { on: { kind: 'range' as const, from: day, to: day } } };
    const { items, open, ledger, total } = await app.get(ItemsOnDayService).list(ctx, query);
    expect({ day, open }).toEqual({ day, open: ledger });
    expect(sumOf(items.map(({ baseOpen }) => baseOpen))).toBe(open);
    expect(items).toHaveLength(total);
  }

  it('payments are what they settle and leave, items what settles them, receivables what is open', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 25 }), async (acts) => {
        await app.close();
        app = await aBookkeepingService();
        const history = new History();
        await history.play(acts);
        await expectWhole();
        for (const day of history.days) await expectWholeOn(day);
      }),
      { numRuns: 12, seed: 4711 },
    );
  });
});
