import {
  acceptMillMeasurement,
  disputeMillMeasurement,
  millComparison,
  millMeasurementView,
  updateMillMeasurement,
  type AcceptMillMeasurement,
  type DisputeMillMeasurement,
  type UpdateMillMeasurement,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  Put,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MillMeasurementService } from './mill-measurement.service';

/** Lots as mills have measured them; for those who sell. */
@ToolController('timber', 'mill-measurements')
@RequirePlugin('timber')
export class MillMeasurementController extends recordRoutes(MillMeasurementService, {
  access: RequirePermission('tools.timber.manage'),
  view: millMeasurementView,
}) {
  /** Beside the own list, with what goes beyond the tolerance. */
  @Get(':id/comparison', RequirePermission('tools.timber.manage'), millComparison)
  compare(@Ctx() ctx: RequestContext, @Id() measurementId: string) {
    return this.records.compare(ctx, measurementId);
  }

  @Put(':id', RequirePermission('tools.timber.manage'), millMeasurementView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: updateMillMeasurement }) body: UpdateMillMeasurement,
  ) {
    return this.records.update(ctx, measurementId, version, body);
  }

  @Post(':id/acceptance', RequirePermission('tools.timber.manage'), ok(millMeasurementView))
  accept(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: acceptMillMeasurement }) body: AcceptMillMeasurement,
  ) {
    return this.records.accept(ctx, measurementId, version, body);
  }

  @Post(':id/dispute', RequirePermission('tools.timber.manage'), ok(millMeasurementView))
  dispute(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: disputeMillMeasurement }) body: DisputeMillMeasurement,
  ) {
    return this.records.dispute(ctx, measurementId, version, body);
  }

  /** Takes the decision back. */
  @Post(':id/reopening', RequirePermission('tools.timber.manage'), ok(millMeasurementView))
  reopen(@Ctx() ctx: RequestContext, @Id() measurementId: string, @IfMatch() version: number) {
    return this.records.reopen(ctx, measurementId, version);
  }
}
