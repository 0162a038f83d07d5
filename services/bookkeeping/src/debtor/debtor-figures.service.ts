import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import type { DebtorFigures } from '@jahrring/contracts-bookkeeping';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { lastMonths, sumOf } from '../value';
import { OpenItemRepository } from '../open-item';
import { PaymentRepository } from '../payment';
import { LicenceRefRepository } from '../reference';
import { DebtorRepository } from './debtor.repository';

const YEAR = 365;

/** Figures over all customers. */
@Injectable()
export class DebtorFiguresService {
  constructor(
    private readonly clock: Clock,
    private readonly debtors: DebtorRepository,
    private readonly items: OpenItemRepository,
    private readonly payments: PaymentRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  async all(ctx: RequestContext): Promise<DebtorFigures> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const { open, overdue, credit, spans } = await this.debtors.total(ctx, today);
    const months = lastMonths(today);
    const from = `${months[0] ?? today.slice(0, 7)}-01`;
    const billed = await this.items.billedByMonth(ctx, from);
    const received = await this.payments.byMonth(ctx, 'debtor', from);
    const yearBilled = sumOf([...(await this.items.billedByMonth(ctx, addDays(today, -YEAR))).values()]);
    return {
      ...{ currency: (await this.licences.own(ctx)).currency, open, overdue, credit },
      spans: spans.length === 0 ? overdueSpans.map(() => '0.00') : spans,
      daysOutstanding: Number(yearBilled) > 0 ? Math.round((Number(open) / Number(yearBilled)) * YEAR) : null,
      months: months.map((month) => ({
        ...{ month, billed: billed.get(month) ?? '0.00', received: received.get(month) ?? '0.00' },
      })),
    };
  }
}
