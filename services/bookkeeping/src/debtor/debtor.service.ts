import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import type { DebtorList, DebtorView } from '@jahrring/contracts-bookkeeping';
import { addDays, daysBetween, localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemRepository } from '../open-item';
import { AllocationRepository } from '../payment';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { DebtorSums } from './debtor-sums';
import { DebtorStandings } from './debtor-standing';
import { DebtorRepository } from './debtor.repository';

const YEAR = 365;

/** Customers with what they owe. */
@Injectable()
export class DebtorService {
  constructor(
    private readonly clock: Clock,
    private readonly debtors: DebtorRepository,
    private readonly items: OpenItemRepository,
    private readonly allocations: AllocationRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly standings: DebtorStandings,
    private readonly sums: DebtorSums,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<DebtorList> {
    const today = this.today(ctx);
    const { items, total } = await this.sums.page(ctx, query, today);
    return { items: await this.standings.of(ctx, items, today), total };
  }

  /** Any customer, also one that owes nothing. @throws NOT_FOUND */
  async get(ctx: RequestContext, addressId: string): Promise<DebtorView> {
    const { id, name, supplement, street, houseNumber, zip, city, ...address } = await this.addresses.get(
      ctx,
      addressId,
    );
    const sums = await this.debtors.debtor(ctx, addressId, this.today(ctx));
    const { open = zero, overdue = zero, credit = zero, oldestDueDate = null } = sums ?? {};
    const [standing] = await this.standings.of(ctx, [{ id, open, credit }], this.today(ctx));
    return {
      ...{ creditLimit: null, exceedsLimit: false, dunningLevel: 0, block: null, ...standing },
      ...{ id, name, supplement, zip, city, open, overdue, credit, oldestDueDate },
      street: [street, houseNumber].filter(Boolean).join(' ') || null,
      ...{ customerNumber: address.customerNumber, email: address.email, paymentTerm: address.paymentTerm },
      currency: (await this.licences.own(ctx)).currency,
      spans: sums?.spans ?? overdueSpans.map(() => zero),
      daysToPay: await this.daysToPay(ctx, addressId),
    };
  }

  /** Days from a bill's date to what settled it last, averaged over the bills of the last year; null while none is settled. */
  private async daysToPay(ctx: RequestContext, addressId: string): Promise<number | null> {
    const since = addDays(this.today(ctx), -YEAR);
    const settled = (await this.items.ofAddress(ctx, 'debtor', addressId)).filter(
      ({ kind, open, documentDate }) => kind === 'bill' && Number(open) === 0 && documentDate >= since,
    );
    const made = await this.allocations.ofItems(
      ctx,
      settled.map(({ id }) => id),
    );
    const last = new Map(made.map(({ itemId, settledOn }) => [itemId, settledOn]));
    const days = settled.flatMap(({ id, documentDate }) => {
      const day = last.get(id);
      return day === undefined ? [] : [daysBetween(documentDate, day)];
    });
    return days.length === 0 ? null : Math.round(days.reduce((sum, one) => sum + one, 0) / days.length);
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}

const zero = '0.00';
