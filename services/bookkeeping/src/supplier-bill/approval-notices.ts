import { notificationRequested } from '@jahrring/contracts-admin';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { Clock, Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { answerApproval } from './approval';
import type { SupplierBillEntity } from './supplier-bill.entity';

/** Tells those whose approval a bill waits for. Where nobody is named, anybody may: nobody in particular is told. */
@Injectable()
export class ApprovalNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly employees: EmployeeRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /** Of a bill that was recorded, or approved by the first of two. */
  async waiting(tx: RequestContext, bill: SupplierBillEntity): Promise<void> {
    const { approval } = await this.settings.get(tx);
    const day = localDateAt(this.clock.now(), tx.timeZone);
    const { baseAmount, recordedBy, approvals } = bill;
    const asked = { baseAmount, recordedBy: recordedBy ?? '', approvals };
    const named = approval.approvers.flatMap(({ userId, deputies }) => [
      ...[userId, ...deputies.map((deputy) => deputy.userId)],
    ]);
    const able = [...new Set(named)].filter(
      (userId) => userId !== tx.userId && 'approval' in answerApproval(asked, { userId, day }, approval),
    );
    const people = (await this.employees.byUsers(tx, able)).filter(({ active }) => active);
    if (people.length === 0) return;
    await this.outbox.add(tx, notificationRequested, {
      ...{ id: newId(), employeeIds: people.map(({ id }) => id), kind: 'bookkeeping.billToApprove' },
      titleKey: 'bookkeeping:notify.billToApprove',
      params: { supplier: bill.addressName, number: bill.number },
      path: `/creditors/edit/${bill.id}`,
    });
  }
}
