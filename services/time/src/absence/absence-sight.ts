import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { AbsenceSettingsService } from '../settings';
import type { AbsenceEntity } from './absence.entity';
import { absenceKeys, othersKeys } from './absence.scope';
import { isPrivate } from './private-types';

const mostPeople = 500;

/** Whose absences a reader is told of, and of which also why. */
@Injectable()
export class AbsenceSight {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly settings: AbsenceSettingsService,
  ) {}

  /** Whoever enters or confirms everybody's sees everybody, others the crew of their projects. */
  async people(ctx: RequestContext): Promise<{ id: string; name: string }[]> {
    const team = ctx.grade(...othersKeys) !== 'all';
    return (await this.employees.offered(ctx, '', mostPeople, team)).items;
  }

  /** Those of the people whose absences the reader is told of; oneself always. */
  async seen(ctx: RequestContext, employeeIds: readonly string[]): Promise<string[]> {
    if (ctx.grade(...othersKeys) === 'all') return [...employeeIds];
    const others = employeeIds.some((id) => id !== ctx.membershipId) && ctx.grade(...absenceKeys);
    const crew = new Set(others ? (await this.people(ctx)).map(({ id }) => id) : []);
    return employeeIds.filter((id) => id === ctx.membershipId || crew.has(id));
  }

  /**
   * Returns the check that decides whose type of absence the caller sees. The reason for an absence is visible to those
   * who plan with it, and to the person; to the team if the licence allows it, but never if it is private.
   */
  async tellsType(ctx: RequestContext): Promise<(absence: AbsenceEntity) => boolean> {
    const grade = ctx.grade(...othersKeys);
    if (grade === 'all' || grade === 'assigned') return () => true;
    const { typesForTeam } = await this.settings.get(ctx);
    return ({ type, employeeId }) => employeeId === ctx.membershipId || (typesForTeam && !isPrivate(type));
  }
}
