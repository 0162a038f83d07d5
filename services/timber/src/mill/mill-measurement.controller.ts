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
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Post, Put, SerializeOptions } from '@nestjs/common';
import { MillMeasurementService } from './mill-measurement.service';

/** Lots as mills have measured them; for those who sell. */
@ToolController('timber', 'mill-measurements')
@RequirePlugin('timber')
export class MillMeasurementController {
  constructor(private readonly measurements: MillMeasurementService) {}

  @Get(':id')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  get(@Ctx() ctx: RequestContext, @Id() measurementId: string) {
    return this.measurements.get(ctx, measurementId);
  }

  /** Beside the own list, with what goes beyond the tolerance. */
  @Get(':id/comparison')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millComparison })
  compare(@Ctx() ctx: RequestContext, @Id() measurementId: string) {
    return this.measurements.compare(ctx, measurementId);
  }

  @Put(':id')
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: updateMillMeasurement }) body: UpdateMillMeasurement,
  ) {
    return this.measurements.update(ctx, measurementId, version, body);
  }

  @Post(':id/acceptance')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  accept(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: acceptMillMeasurement }) body: AcceptMillMeasurement,
  ) {
    return this.measurements.accept(ctx, measurementId, version, body);
  }

  @Post(':id/dispute')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  dispute(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
    @Body({ schema: disputeMillMeasurement }) body: DisputeMillMeasurement,
  ) {
    return this.measurements.dispute(ctx, measurementId, version, body);
  }

  /** Takes the decision back. */
  @Post(':id/reopening')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  reopen(@Ctx() ctx: RequestContext, @Id() measurementId: string, @IfMatch() version: number) {
    return this.measurements.reopen(ctx, measurementId, version);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.timber.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() measurementId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.measurements.remove(ctx, measurementId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.timber.manage')
  @SerializeOptions({ schema: millMeasurementView })
  restore(@Ctx() ctx: RequestContext, @Id() measurementId: string) {
    return this.measurements.restore(ctx, measurementId);
  }
}
