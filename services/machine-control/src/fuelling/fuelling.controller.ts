import {
  createFuelling,
  fuellingList,
  fuellingView,
  updateFuelling,
  type UpdateFuelling,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  IfMatch,
  Patch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { machineRecordRoutes } from '../record';
import { FuellingService } from './fuelling.service';

const Routes = machineRecordRoutes({
  resource: 'fuellings',
  write: 'tools.machinecontrol.index',
  list: fuellingList,
  saved: fuellingView,
  create: createFuelling,
});

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class FuellingController extends Routes {
  constructor(readonly records: FuellingService) {
    super();
  }

  @Patch('fuellings/:id', RequirePermission('tools.machinecontrol.index'), fuellingView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() fuellingId: string,
    @IfMatch() version: number,
    @Body({ schema: updateFuelling }) body: UpdateFuelling,
  ) {
    return this.records.update(ctx, fuellingId, version, body);
  }
}
