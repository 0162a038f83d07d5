import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { BrieflyKnown, defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

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
  private readonly known = new BrieflyKnown<EmploymentChanged | null>();
  /** Transactions that have changed HR data: they see their own. */
  private readonly changing = new WeakSet<EntityManager>();

  /** The HR data of a member; null for somebody none were ever entered for. Every new entry asks. */
  of(ctx: RequestContext, employeeId: string): Promise<EmploymentChanged | null> {
    if (ctx.tx && this.changing.has(ctx.tx)) return this.read(ctx, employeeId);
    return this.known.get(`${ctx.licenceId} ${employeeId}`, () =>
      this.read(ctx.withoutTransaction(), employeeId),
    );
  }

  private async read(ctx: RequestContext, employeeId: string): Promise<EmploymentChanged | null> {
    return (await this.find(ctx, employeeId))?.data ?? null;
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    { employeeId }: EmploymentChanged,
  ): Promise<void> {
    const { licenceId } = ctx;
    if (ctx.tx) this.changing.add(ctx.tx);
    ctx.afterCommit(() => this.known.forget(`${licenceId} ${employeeId}`));
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
