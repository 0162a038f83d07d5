import type {
  PayableView,
  PaymentProposal,
  PaymentProposalQuery,
  PaymentRefusalCode,
} from '@jahrring/contracts-bookkeeping';
import { isQrIban } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents, toCents } from '../value';
import { LicenceRefRepository } from '../reference';
import type { LicenceRefEntity } from '../reference';
import { payingTermsOf } from './payable';
import type { Payable } from './payable';
import { PayableReader } from './payable.reader';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { orderOf, orderRefusals } from './run-order';

/** Says which bills of suppliers to pay next, and why others cannot be paid. */
@Injectable()
export class PaymentProposalService {
  constructor(
    private readonly payables: PayableReader,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  async propose(ctx: RequestContext, query: PaymentProposalQuery): Promise<PaymentProposal> {
    const payables = await this.payables.all(ctx);
    const licence = await this.licences.own(ctx);
    const usual = (await this.runs.latest(ctx))?.debtorIban ?? licence.iban ?? '';
    // Money comes in by a QR-IBAN and never leaves by it.
    const debtorIban = isQrIban(usual) ? '' : usual;
    const refusals = await this.refusals(ctx, payables, debtorIban);
    const pays = ctx.can('tools.creditors.pay');
    const items = payables.map((payable): PayableView => {
      const { itemId, number, creditorName, dueDate, currency, open, iban } = payable;
      const terms = payingTermsOf(payable, query.executionDate);
      const against = refusals.get(itemId) ?? [];
      return {
        ...{ itemId, number, creditorName, dueDate, currency, open, ...terms },
        ...{ iban: pays ? iban : null, refusals: against },
        chosen: against.length === 0 && isDue(payable, terms.payBy, query) && currency === licence.currency,
      };
    });
    return { debtorIban: pays && debtorIban !== '' ? debtorIban : null, items };
  }

  /** Returns the reasons against paying each of them by itself, by item; those without any are left out. */
  async refusals(
    ctx: RequestContext,
    payables: readonly Payable[],
    debtorIban: string,
    runId?: string,
  ): Promise<Map<string, PaymentRefusalCode[]>> {
    const live = await this.bills.by(ctx, 'liveItemId', payables.map(({ itemId }) => itemId)); // oxfmt-ignore
    const elsewhere = new Set(live.filter((bill) => bill.runId !== runId).map(({ itemId }) => itemId));
    const licence = await this.licences.own(ctx);
    return new Map(
      payables.flatMap((payable) => {
        const against: PaymentRefusalCode[] = [];
        if (!payable.approved) against.push('notApproved');
        if (payable.blocked) against.push('blocked');
        if (elsewhere.has(payable.itemId)) against.push('inOtherRun');
        against.push(
          ...transferRefusals(payable, debtorIban === '' ? (payable.iban ?? '') : debtorIban, licence),
        );
        return against.length === 0 ? [] : [[payable.itemId, against] as const];
      }),
    );
  }
}

const isDue = ({ open }: Payable, payBy: string, { until }: PaymentProposalQuery): boolean =>
  Number(open) > 0 && payBy <= until;

/** Of the bill as the only one of a run; a credit note as if it were a bill. */
function transferRefusals(
  payable: Payable,
  debtorIban: string,
  licence: LicenceRefEntity,
): PaymentRefusalCode[] {
  const { itemId, iban, open, currency } = payable;
  const cents = toCents(open);
  const amount = fromCents(cents < 0n ? -cents : cents);
  const order = orderOf(
    {
      ...{ messageId: 'P', executionDate: '', batchBooking: true, debtorName: licence.name, debtorIban },
      ...{ debtorAddress: null, fileCreatedAt: null, currency },
    },
    [{ ...payable, iban: iban ?? '', amount }],
  );
  return orderRefusals(order).ofBills.get(itemId) ?? [];
}
