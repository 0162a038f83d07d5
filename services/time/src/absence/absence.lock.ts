import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceRepository } from './absence.repository';

/** Absences are changed under the lock of their person, as entries are. */
@Injectable()
export class AbsenceLock {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** The absence as it is now, under its person's lock. */
  async get(ctx: RequestContext, id: string): Promise<AbsenceEntity> {
    const { employeeId } = await this.absences.get(ctx, id);
    await this.employees.lock(ctx, employeeId);
    return this.absences.get(ctx, id);
  }
}
