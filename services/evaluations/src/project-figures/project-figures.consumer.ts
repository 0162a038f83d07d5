import { projectFiguresChanged, type ProjectFiguresChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { centsOf } from '../fact';
import { CostFactRepository, ProjectFiguresRepository } from './project-figures.repositories';

type Sum = 'cost' | 'performed' | 'billed' | 'unbilled';

/** Takes over what projects cost and brought in. */
@Injectable()
export class ProjectFiguresConsumer {
  constructor(
    private readonly projects: ProjectFiguresRepository,
    private readonly costs: CostFactRepository,
  ) {}

  @Consumes(projectFiguresChanged)
  async onFiguresChanged(
    ctx: RequestContext,
    figures: ProjectFiguresChanged,
    meta: EventMeta,
  ): Promise<void> {
    const { id, rows, plannedCost, plannedValue } = figures;
    const months = rows.map(({ month, kind, costCentre, revenueCentre, seconds, ...sums }) => ({
      ...{ projectId: id, month, kind, seconds },
      ...{ costCentre: costCentre || null, revenueCentre: revenueCentre || null },
      ...{ costCents: centsOf(sums.cost), performedCents: centsOf(sums.performed) },
      ...{ billedCents: centsOf(sums.billed), unbilledCents: centsOf(sums.unbilled) },
    }));
    const total = (of: Sum) => rows.reduce((sum, row) => sum + centsOf(row[of]), 0);
    const whole = {
      ...{ projectId: id, seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0) },
      ...{ costCents: total('cost'), performedCents: total('performed') },
      ...{ billedCents: total('billed'), unbilledCents: total('unbilled') },
      plannedCostCents: plannedCost === null ? null : centsOf(plannedCost),
      plannedValueCents: plannedValue === null ? null : centsOf(plannedValue),
    };
    if (!(await this.projects.upsert(ctx, id, whole, meta))) return;
    // Lines whose day is not known belong to no month; the whole project has them.
    const dated = months.flatMap(({ month, ...rest }) => (month === null ? [] : [{ month, ...rest }]));
    await this.costs.replace(ctx, id, dated);
  }
}
