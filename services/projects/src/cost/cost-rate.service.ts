import {
  costRateView,
  type CostRateView,
  type CreateCostRate,
  type UpdateCostRate,
} from '@jahrring/contracts-projects';
import {
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withPresent,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, ObjectRefRepository } from '../reference';
import type { CostRateEntity } from './cost-rate.entity';
import { CostRateRepository } from './cost-rate.repository';

/**
 * Cost rates of the licence for work and objects. Costs are calculated when they are viewed, so a rate applies at once.
 */
@Injectable()
export class CostRateService {
  constructor(
    private readonly db: Database,
    private readonly rates: CostRateRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: CostRateView[]; total: number }> {
    const rates = await this.rates.all(ctx);
    const items = await this.views(ctx, rates);
    return { items, total: items.length };
  }

  async create(
    ctx: RequestContext,
    { id, target, targetId, ...rest }: CreateCostRate,
  ): Promise<CostRateView> {
    const of = target === 'licence' ? null : (targetId ?? null);
    if (of && !(await this.nameOf(ctx, target, of))) throw fieldErrorOf('targetId', 'exists');
    return this.db.tx(ctx, async (ctx) => {
      const targetKey = keyOf(target, of, rest.validFrom);
      const rate = await this.rates.create(ctx, {
        ...(id ? { id } : {}),
        target,
        targetId: of,
        targetKey,
        ...rest,
      });
      return this.view(ctx, rate);
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { validFrom, rate }: UpdateCostRate,
  ): Promise<CostRateView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.rates.get(ctx, id);
      const change = this.rates.change(ctx, id, version, {
        ...(rate === undefined ? {} : { rate }),
        ...(validFrom === undefined
          ? {}
          : { validFrom, targetKey: keyOf(present.target, present.targetId, validFrom) }),
      });
      return this.view(ctx, await withPresent(change, () => this.view(ctx, present)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.rates.remove(ctx, id, version));
  }

  private async view(ctx: RequestContext, rate: CostRateEntity): Promise<CostRateView> {
    return only(await this.views(ctx, [rate]));
  }

  private async views(ctx: RequestContext, rates: readonly CostRateEntity[]): Promise<CostRateView[]> {
    const ids = (target: CostRateEntity['target']) =>
      rates.flatMap((rate) => (rate.target === target && rate.targetId ? [rate.targetId] : []));
    const [employees, objects] = await Promise.all([
      this.employees.getMany(ctx, ids('employee')),
      this.objects.getMany(ctx, ids('object')),
    ]);
    const names = new Map([
      ...employees.map(({ id, name }) => [id, name] as const),
      ...objects.map(({ id, title }) => [id, title] as const),
    ]);
    return rates.map((rate) =>
      viewOf(costRateView, rate, { targetName: rate.targetId ? (names.get(rate.targetId) ?? null) : null }),
    );
  }

  private async nameOf(
    ctx: RequestContext,
    target: CostRateEntity['target'],
    id: string,
  ): Promise<string | undefined> {
    if (target === 'employee') return (await this.employees.find(ctx, id))?.name;
    return (await this.objects.find(ctx, id))?.title;
  }
}

function keyOf(target: string, targetId: string | null, day: string): string {
  return `${target === 'licence' ? target : (targetId ?? '')}@${day}`;
}
