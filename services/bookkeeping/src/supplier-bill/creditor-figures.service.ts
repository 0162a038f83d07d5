import { dueSpans } from '@jahrring/contracts-bookkeeping';
import type { CreditorFigures } from '@jahrring/contracts-bookkeeping';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { lastMonths, sumOf } from '../value';
import { OpenItemRepository } from '../open-item';
import { PaymentRepository } from '../payment';
import { LicenceRefRepository } from '../reference';
import { SupplierBillRepository } from './supplier-bill.repository';

const YEAR = 365;
const SUPPLIERS = 10;

/** Figures over all suppliers. */
@Injectable()
export class CreditorFiguresService {
  constructor(
    private readonly clock: Clock,
    private readonly bills: SupplierBillRepository,
    private readonly items: OpenItemRepository,
    private readonly payments: PaymentRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  async all(ctx: RequestContext): Promise<CreditorFigures> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const payable = await this.items.payableByDay(ctx);
    const due = bySpan(payable, today);
    const blocked = await this.items.getMany(ctx, await this.bills.blockedIds(ctx));
    const months = lastMonths(today);
    const from = `${months[0] ?? today.slice(0, 7)}-01`;
    const bought = await this.bills.boughtByMonth(ctx, from);
    const paid = await this.payments.byMonth(ctx, 'creditor', from);
    return {
      currency: (await this.licences.own(ctx)).currency,
      ...{ open: sumOf(payable.map(({ amount }) => amount)), overdue: due[0] ?? '0.00', due },
      waiting: await this.bills.waiting(ctx),
      blocked: sumOf(blocked.map(({ baseOpen }) => baseOpen)),
      months: months.map((month) => ({
        ...{ month, bought: bought.get(month) ?? '0.00', paid: paid.get(month) ?? '0.00' },
      })),
      suppliers: await this.bills.boughtFrom(ctx, addDays(today, -YEAR), SUPPLIERS),
    };
  }
}

/** Overdue, within each of `dueSpans`, later. */
function bySpan(payable: readonly { dueDate: string; amount: string }[], today: string): string[] {
  const ends = [addDays(today, -1), ...dueSpans.map((days) => addDays(today, days))];
  const spanOf = (day: string) => {
    const index = ends.findIndex((end) => day <= end);
    return index < 0 ? ends.length : index;
  };
  return [...ends, null].map((_, index) =>
    sumOf(payable.filter(({ dueDate }) => spanOf(dueDate) === index).map(({ amount }) => amount)),
  );
}
