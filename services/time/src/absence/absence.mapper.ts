import type { AbsenceDay, AbsenceView } from '@jahrring/contracts-time';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, nameOf } from '../reference';
import { AbsenceSettingsService } from '../settings';
import { AbsenceAccess } from './absence.access';
import type { AbsenceEntity } from './absence.entity';
import { ownKey } from './absence.scope';
import { SupervisionRepository } from './supervision.repository';

/** Absences as they are shown, with what the caller may do with each. */
@Injectable()
export class AbsenceMapper {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly settings: AbsenceSettingsService,
    private readonly access: AbsenceAccess,
  ) {}

  async toView(ctx: RequestContext, absence: AbsenceEntity): Promise<AbsenceView> {
    return only(await this.toViews(ctx, [absence]));
  }

  async toViews(ctx: RequestContext, absences: readonly AbsenceEntity[]): Promise<AbsenceView[]> {
    const people = absences.map(({ employeeId }) => employeeId);
    const deciders = absences.flatMap(({ decisions }) => decisions.map(({ employeeId }) => employeeId));
    const found = await this.employees.getMany(ctx, [...new Set([...people, ...deciders])]);
    const names = new Map(found.map((person) => [person.id, nameOf(person)]));
    const supervisors = await this.supervisions.ofMany(ctx, people);
    const chain = (await this.settings.get(ctx)).approvalRule === 'chain';
    const views: AbsenceView[] = [];
    for (const absence of absences) {
      const led = supervisors.get(absence.employeeId) ?? [];
      const canDecide = await this.access.mayDecide(ctx, absence, led, chain);
      views.push(viewOf(ctx, absence, { names, canDecide }));
    }
    return views;
  }
}

function viewOf(
  ctx: RequestContext,
  absence: AbsenceEntity,
  { names, canDecide }: { names: ReadonlyMap<string, string>; canDecide: boolean },
): AbsenceView {
  const { id, version, employeeId, type, startsOn, endsOn, startHalf, endHalf, state, reason } = absence;
  const own = employeeId === ctx.membershipId && ctx.can(ownKey);
  return {
    ...{ id, version, employeeId, type, startsOn, endsOn, startHalf, endHalf, state, reason, canDecide },
    ...sumOf(absence.days),
    employeeName: names.get(employeeId) ?? '',
    decisions: absence.decisions.map((one) => ({ ...one, name: names.get(one.employeeId) ?? '' })),
    createdAt: absence.createdAt.toISOString(),
    canWithdraw: state === 'requested' && own,
    canCancel: state === 'approved' && mayCancel(ctx, absence),
  };
}

/**
 * Returns true if the caller may cancel an approved absence: users who approve everybody's, those who decided on it, or
 * the person who entered it if nobody had to approve.
 */
export function mayCancel(ctx: RequestContext, absence: AbsenceEntity): boolean {
  if (ctx.grade('tools.timetable.others.absences') === 'all') return true;
  if (absence.decisions.some(({ employeeId }) => employeeId === ctx.membershipId)) return true;
  return absence.decisions.length === 0 && absence.recorderId === ctx.membershipId;
}

export function sumOf(days: readonly AbsenceDay[]): { seconds: number; halfDays: number } {
  return {
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    halfDays: days.reduce((sum, { halfDays }) => sum + halfDays, 0),
  };
}
