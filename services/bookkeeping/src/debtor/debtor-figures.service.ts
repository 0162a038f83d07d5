import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import type { DebtorFigures } from '@jahrring/contracts-bookkeeping';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { sumOf } from '../money';
import { OpenItemRepository } from '../open-item';
import { PaymentRepository } from '../payment';
import { LicenceRefRepository } from '../ref';
import { DebtorRepository } from './debtor.repository';

const YEAR = 365;
const MONTHS = 12;

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
    const received = await this.payments.receivedByMonth(ctx, from);
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

/** The last twelve months as `YYYY-MM`, the one of the day last. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + (month - 1) - (MONTHS - 1 - index);
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
