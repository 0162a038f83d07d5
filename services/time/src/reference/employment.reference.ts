import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { defineReference, field, KnownRecords, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a member's HR data, as its event told it; the id is the membership's. */
const employments = defineReference(employmentChanged, {
  table: 'employment_refs',
  id: ({ employeeId }) => employeeId,
  columns: { data: field.json<EmploymentChanged>() },
  from: (data) => ({ data }),
});

export const EmploymentRefEntity = employments.Entity;

@Injectable()
export class EmploymentRefRepository extends employments.Repository {
  private readonly known = new KnownRecords<EmploymentChanged | null>();

  /** The HR data of a member; null for somebody none were ever entered for. Every new entry asks. */
  of(ctx: RequestContext, employeeId: string): Promise<EmploymentChanged | null> {
    return this.known.get(ctx, employeeId, async (ctx) => (await this.find(ctx, employeeId))?.data ?? null);
  }

  protected override async afterUpsert(ctx: RequestContext): Promise<void> {
    this.known.changed(ctx);
  }

  /** The HR data of many members, by their id. */
  async ofMany(ctx: RequestContext, employeeIds: readonly string[]): Promise<Map<string, EmploymentChanged>> {
    const [first, ...others] = employeeIds;
    if (first !== undefined && others.length === 0) {
      const data = await this.of(ctx, first);
      return new Map(data ? [[first, data]] : []);
    }
    const found = await this.getMany(ctx, employeeIds);
    return new Map(found.map(({ id, data }) => [id, data]));
  }
}
