import type { Currency } from '@jahrring/contracts-common';
import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { sumOf } from '../value';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';

/** Identifiers of our file that the bank repeats with a debit. */
export interface DebitNames {
  id: string;
  endToEndId: string | null;
  paymentInfoId: string | null;
}

/** Transfers of a run that a debit pays: one, or all of a part of the file. */
export interface OwnDebit {
  runId: string;
  messageId: string;
  currency: Currency;
  /** Of all of them together. */
  amount: string;
  bills: PaymentRunBillEntity[];
  /** Booked before, or given up. */
  isOver: boolean;
}

/** A transfer of ours that came back. */
export interface ReturnedTransfer {
  paymentId: string;
  addressName: string;
  paidOn: string;
  /** As it was ordered, in the run's currency. */
  amount: string;
}

/** Knows debits of the account that our own files have ordered. */
@Injectable()
export class OwnDebits {
  constructor(
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
  ) {}

  /** Transfers of ours that were executed and come back, by the id of the credit that names them. */
  async returnedBy(
    ctx: RequestContext,
    credits: readonly Pick<DebitNames, 'id' | 'endToEndId'>[],
  ): Promise<Map<string, ReturnedTransfer>> {
    const names = [...new Set(credits.flatMap(({ endToEndId }) => endToEndId ?? []))];
    const transfers = groupBy(await this.bills.by(ctx, 'endToEndId', names), ({ endToEndId }) => endToEndId);
    return new Map(
      credits.flatMap(({ id, endToEndId }) => {
        const executed = (transfers.get(endToEndId ?? '') ?? []).filter(({ state }) => state === 'executed');
        const [first] = executed;
        if (!first?.paymentId || !first.executedOn) return [];
        const { paymentId, creditorName: addressName, executedOn: paidOn } = first;
        const amount = sumOf(executed.map((bill) => bill.amount));
        return [[id, { paymentId, addressName, paidOn, amount }] as const];
      }),
    );
  }

  /** Returns what each of the debits pays, by its id; debits that none of our files ordered are left out. */
  async of(ctx: RequestContext, debits: readonly DebitNames[]): Promise<Map<string, OwnDebit>> {
    const named = (pick: (debit: DebitNames) => string | null) => [
      ...new Set(debits.flatMap((debit) => pick(debit) ?? [])),
    ];
    const transfers = groupBy(
      await this.bills.by(
        ctx,
        'endToEndId',
        named(({ endToEndId }) => endToEndId),
      ),
      ({ endToEndId }) => endToEndId,
    );
    const parts = groupBy(
      await this.bills.by(
        ctx,
        'paymentInfoId',
        named(({ paymentInfoId }) => paymentInfoId),
      ),
      ({ paymentInfoId }) => paymentInfoId,
    );
    const found = debits.flatMap(({ id, endToEndId, paymentInfoId }) => {
      const bills = transfers.get(endToEndId ?? '') ?? parts.get(paymentInfoId ?? '');
      return bills?.[0] ? [{ id, bills, runId: bills[0].runId }] : [];
    });
    const runIds = [...new Set(found.map(({ runId }) => runId))];
    const runs = new Map((await this.runs.getMany(ctx, runIds)).map((run) => [run.id, run]));
    return new Map(
      found.flatMap(({ id, bills, runId }) => {
        const run = runs.get(runId);
        return run?.fileCreatedAt ? [[id, toDebit(run, bills)] as const] : [];
      }),
    );
  }
}

/** Of a part of the file, what was rejected is not debited. */
function toDebit(run: PaymentRunEntity, all: readonly PaymentRunBillEntity[]): OwnDebit {
  const left = all.filter(({ state }) => state === 'open' || state === 'accepted');
  const rejected = all.filter(({ state }) => state === 'rejected');
  const isOne = new Set(all.map(({ endToEndId }) => endToEndId)).size === 1;
  // The statement is the last word: a transfer that was reported as rejected and is debited after all was paid.
  const { id: runId, messageId, currency } = run;
  const bills = left.length > 0 ? left : isOne ? rejected : [];
  const amount = sumOf(bills.map((bill) => bill.amount));
  return { runId, messageId, currency, bills, amount, isOver: bills.length === 0 };
}
