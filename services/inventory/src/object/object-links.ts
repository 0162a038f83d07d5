import { fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { RateCategoryRepository } from '../rate-category';
import type { ObjectEntity } from '../object-record';

const keepers = ['responsibleId', 'driverId'] as const;

type Linked = {
  [K in 'assignedEmployeeIds' | 'rateCategoryId' | (typeof keepers)[number]]?: ObjectEntity[K] | undefined;
};

/**
 * Checks the records that an object refers to: only newly chosen ones have to exist, so that a person who left stays
 * assigned.
 */
@Injectable()
export class ObjectLinks {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly categories: RateCategoryRepository,
  ) {}

  /** 422 at the field whose record the licence does not have. */
  async requireKnown(ctx: RequestContext, given: Linked, present?: Linked): Promise<void> {
    const before = new Set(present?.assignedEmployeeIds ?? []);
    const people = [...new Set(given.assignedEmployeeIds ?? [])].filter((id) => !before.has(id));
    const found = await this.employees.getMany(ctx, people);
    if (found.length < people.length) throw fieldErrorOf('assignedEmployeeIds', 'exists');
    for (const field of keepers) await this.requireKeeper(ctx, field, given[field], present?.[field]);
    const { rateCategoryId } = given;
    if (!rateCategoryId || rateCategoryId === present?.rateCategoryId) return;
    if (!(await this.categories.find(ctx, rateCategoryId))) throw fieldErrorOf('rateCategoryId', 'exists');
  }

  private async requireKeeper(
    ctx: RequestContext,
    field: (typeof keepers)[number],
    employeeId: string | null | undefined,
    before: string | null | undefined,
  ): Promise<void> {
    if (!employeeId || employeeId === before) return;
    if (!(await this.employees.find(ctx, employeeId))) throw fieldErrorOf(field, 'exists');
  }
}
