import {
  bookedTeam,
  bookTeam,
  changeBookings,
  changedBookings,
  conflictList,
  copyResult,
  copyWeek,
  createVariant,
  planQuery,
  planSheetQuery,
  planView,
  appliedVariant,
  applyVariant,
  undoVariant,
  updateVariant,
  variantComparison,
  variantList,
  variantView,
  weatherQuery,
  weatherView,
  type BookTeam,
  type ChangeBookings,
  type CopyWeek,
  type CreateVariant,
  type PlanQuery,
  type PlanSheetQuery,
  type ApplyVariant,
  type UndoVariant,
  type UpdateVariant,
  type WeatherQuery,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { VariantPlanService } from './variant-plan.service';
import { VariantService } from './variant.service';

/** Variants beside the plan; nobody but those who plan asks here, and nothing else reads what they are made of. */
@ToolController('planning', 'variants')
@RequirePlugin('scheduling_tool')
export class VariantController {
  constructor(
    private readonly variants: VariantService,
    private readonly plans: VariantPlanService,
  ) {}

  @Get('', RequirePermission('tools.scheduling_tool.manage'), variantList)
  list(@Ctx() ctx: RequestContext) {
    return this.variants.list(ctx);
  }

  @Post('', RequirePermission('tools.scheduling_tool.manage'), variantView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createVariant }) body: CreateVariant) {
    return this.variants.create(ctx, body);
  }

  @Patch(':variantId', RequirePermission('tools.scheduling_tool.manage'), variantView)
  rename(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @IfMatch() version: number,
    @Body({ schema: updateVariant }) body: UpdateVariant,
  ) {
    return this.variants.rename(ctx, variantId, version, body);
  }

  @Delete(':variantId', RequirePermission('tools.scheduling_tool.manage'))
  async discard(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.variants.discard(ctx, variantId, version);
  }

  /** Brings a discarded variant back. */
  @Post(':variantId/restore', RequirePermission('tools.scheduling_tool.manage'), ok(variantView))
  restore(@Ctx() ctx: RequestContext, @Id('variantId') variantId: string) {
    return this.variants.restore(ctx, variantId);
  }

  /** Some days as the variant has them. */
  @Get(':variantId/plan', RequirePermission('tools.scheduling_tool.manage'), planView)
  plan(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Query({ schema: planQuery }) query: PlanQuery,
  ) {
    return this.plans.plan(ctx, variantId, query);
  }

  @Get(':variantId/conflicts', RequirePermission('tools.scheduling_tool.manage'), conflictList)
  conflicts(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Query({ schema: planQuery }) query: PlanQuery,
  ) {
    return this.plans.conflictsOf(ctx, variantId, query);
  }

  /** Changes, adds and removes bookings of the variant together; the answer says what takes it back. */
  @Post(':variantId/changes', RequirePermission('tools.scheduling_tool.manage'), ok(changedBookings))
  change(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Body({ schema: changeBookings }) body: ChangeBookings,
  ) {
    return this.plans.change(ctx, variantId, body);
  }

  /** Makes the same booking for each of a team, in the variant. */
  @Post(':variantId/team', RequirePermission('tools.scheduling_tool.manage'), ok(bookedTeam))
  team(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Body({ schema: bookTeam }) body: BookTeam,
  ) {
    return this.plans.bookTeam(ctx, variantId, body);
  }

  /** Repeats one week of the variant on another. */
  @Post(':variantId/copy-week', RequirePermission('tools.scheduling_tool.manage'), ok(copyResult))
  copyWeek(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Body({ schema: copyWeek }) body: CopyWeek,
  ) {
    return this.plans.copyWeek(ctx, variantId, body);
  }

  /** Returns the preview of a rain day in the variant; moves nothing. */
  @Get(':variantId/weather-day', RequirePermission('tools.scheduling_tool.manage'), weatherView)
  weatherDay(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Query({ schema: weatherQuery }) query: WeatherQuery,
  ) {
    return this.plans.weatherDay(ctx, variantId, query);
  }

  /** The variant as PDF, which says that it is one. */
  @Get(':variantId/plan-sheet', RequirePermission('tools.scheduling_tool.manage'), file)
  print(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Query({ schema: planSheetQuery }) query: PlanSheetQuery,
  ) {
    return this.plans.print(ctx, variantId, query);
  }

  /** The variant beside the plan: differences, hours and conflicts of both. */
  @Get(':variantId/comparison', RequirePermission('tools.scheduling_tool.manage'), variantComparison)
  compare(@Ctx() ctx: RequestContext, @Id('variantId') variantId: string) {
    return this.variants.compare(ctx, variantId);
  }

  /** Makes the plan as the variant is; 409 where they are not what was looked at, 412 where the plan was faster. */
  @Post(':variantId/take', RequirePermission('tools.scheduling_tool.manage'), ok(appliedVariant))
  apply(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Body({ schema: applyVariant }) body: ApplyVariant,
  ) {
    return this.variants.apply(ctx, variantId, body);
  }

  /** Takes that back: the plan is as before, the variant beside it again. */
  @Post(':variantId/untake', RequirePermission('tools.scheduling_tool.manage'), ok(variantView))
  untake(
    @Ctx() ctx: RequestContext,
    @Id('variantId') variantId: string,
    @Body({ schema: undoVariant }) body: UndoVariant,
  ) {
    return this.variants.untake(ctx, variantId, body);
  }
}
