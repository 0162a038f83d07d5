import type { VariantView } from '@jahrring/contracts-planning';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import type { PlanVariantEntity } from './variant.entities';

/** Variants as the API shows them. */
@Injectable()
export class VariantViews {
  constructor(private readonly employees: EmployeeRefRepository) {}

  async view(ctx: RequestContext, variant: PlanVariantEntity): Promise<VariantView> {
    return only(await this.views(ctx, [variant]));
  }

  async views(ctx: RequestContext, variants: readonly PlanVariantEntity[]): Promise<VariantView[]> {
    const ids = [...new Set(variants.map(({ employeeId }) => employeeId))];
    const names = new Map((await this.employees.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
    return variants.map(({ id, version, title, firstDay, lastDay, employeeId, createdAt }) => ({
      ...{ id, version, title, firstDay, lastDay },
      ...{ createdAt: createdAt.toISOString(), createdBy: names.get(employeeId) ?? null },
    }));
  }
}
