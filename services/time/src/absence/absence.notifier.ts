import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, nameOf } from '../reference';
import type { AbsenceEntity } from './absence.entity';

/** Tells supervisors of requests, and people what became of theirs. */
@Injectable()
export class AbsenceNotifier {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly outbox: Outbox,
  ) {}

  async requested(ctx: RequestContext, absence: AbsenceEntity, to: readonly string[]): Promise<void> {
    await this.notify(ctx, absence, { to, what: 'absenceRequested', path: '/absences/requests' });
  }

  async decided(ctx: RequestContext, absence: AbsenceEntity): Promise<void> {
    const what = absence.state === 'approved' ? 'absenceApproved' : 'absenceDeclined';
    await this.notify(ctx, absence, { to: [absence.employeeId], what, path: '/absences' });
  }

  async cancelled(ctx: RequestContext, absence: AbsenceEntity): Promise<void> {
    await this.notify(ctx, absence, {
      to: [absence.employeeId],
      what: 'absenceCancelled',
      path: '/absences',
    });
  }

  private async notify(
    ctx: RequestContext,
    absence: AbsenceEntity,
    { to, what, path }: { to: readonly string[]; what: string; path: string },
  ): Promise<void> {
    const employeeIds = to.filter((one) => one !== ctx.membershipId);
    if (employeeIds.length === 0) return;
    const person = await this.employees.find(ctx, absence.employeeId);
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds,
      kind: 'time.absence',
      titleKey: `time:notify.${what}`,
      params: { name: person ? nameOf(person) : '', from: absence.startsOn, to: absence.endsOn },
      path,
    });
  }
}
