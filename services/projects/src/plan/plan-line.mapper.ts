import { planLineView, type CreatePlanLine, type PlanLineView } from '@jahrring/contracts-projects';
import { viewOf, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import type { PlanLineEntity } from './plan-line.entity';

export function seesPrices(ctx: RequestContext): boolean {
  return ctx.can('tools.project.showprice');
}

export function toRecord(
  ctx: RequestContext,
  projectId: string,
  line: CreatePlanLine,
): NewRecord<PlanLineEntity> {
  return {
    ...(line.id ? { id: line.id } : {}),
    projectId,
    kind: line.kind,
    title: line.title,
    quantity: line.quantity,
    unit: line.unit ?? null,
    unitCost: line.unitCost ?? null,
    unitPrice: seesPrices(ctx) ? (line.unitPrice ?? null) : null,
    costCentre: line.costCentre ?? null,
    revenueCentre: line.revenueCentre ?? null,
  };
}

export function toPlanLineView(ctx: RequestContext, line: PlanLineEntity): PlanLineView {
  return viewOf(planLineView, line, { unitPrice: seesPrices(ctx) ? line.unitPrice : null });
}
