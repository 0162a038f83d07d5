import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { assignedReach, EmployeeRefRepository, nameOf, ProjectRefRepository } from '../reference';
import type { AbsenceEntity } from './absence.entity';
import { othersKeys, ownKey } from './absence.scope';
import { SupervisionRepository } from './supervision.repository';

const confirmKey = 'tools.timeoverview.confirmation';
const othersKey = 'tools.timetable.others.absences';

/** Rules for who may request, see and decide whose absences. */
@Injectable()
export class AbsenceAccess {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly supervisions: SupervisionRepository,
  ) {}

  /** 403 unless the caller may enter absences of this person, 404 where there is no such person. */
  async requireEntering(ctx: RequestContext, employeeId: string): Promise<void> {
    if (employeeId === ctx.membershipId) {
      if (!ctx.can(ownKey)) throw commonError('FORBIDDEN');
      return;
    }
    await this.requireOther(ctx, employeeId, othersKey);
  }

  /** The person's name; 403 where the caller may not see their balances. */
  async requireSeeing(ctx: RequestContext, employeeId: string): Promise<string> {
    if (employeeId !== ctx.membershipId) await this.requireOther(ctx, employeeId, ...othersKeys);
    const person = await this.employees.find(ctx, employeeId);
    return person ? nameOf(person) : '';
  }

  /**
   * Returns true if the caller decides on this request. Nobody decides on their own; users who may confirm everybody's
   * always can, others if they supervise the person, or share a project with somebody who has no supervisor.
   */
  async mayDecide(
    ctx: RequestContext,
    absence: AbsenceEntity,
    supervisors: readonly string[],
    chain: boolean,
  ): Promise<boolean> {
    if (absence.state !== 'requested' || absence.employeeId === ctx.membershipId) return false;
    const grade = ctx.grade(confirmKey);
    if (grade === undefined || grade === 'own') return false;
    if (grade === 'all') return true;
    if (supervisors.length === 0) return this.isInReach(ctx, absence.employeeId);
    if (!chain) return supervisors.includes(ctx.membershipId);
    return supervisors[absence.decisions.length] === ctx.membershipId;
  }

  private async requireOther(ctx: RequestContext, employeeId: string, ...keys: string[]): Promise<void> {
    if (!(await this.employees.find(ctx, employeeId))) throw timeError('EMPLOYEE_NOT_FOUND');
    const grade = ctx.grade(...keys);
    if (grade === 'all') return;
    if (grade !== 'assigned' || !(await this.isInReach(ctx, employeeId))) throw commonError('FORBIDDEN');
  }

  private async isInReach(ctx: RequestContext, employeeId: string): Promise<boolean> {
    if ((await this.supervisions.of(ctx, employeeId)).includes(ctx.membershipId)) return true;
    if (await this.employees.isInTeam(ctx, employeeId)) return true;
    return assignedReach(ctx, await this.projects.assignedIds(ctx)).everything;
  }
}
