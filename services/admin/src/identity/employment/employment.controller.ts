import {
  createCorrection,
  type CreateCorrection,
  employmentView,
  reverseCorrection,
  type ReverseCorrection,
  savePeriod,
  type SavePeriod,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Id,
  IfMatch,
  Patch,
  Post,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { EmploymentService } from './employment.service';

/** Target hours and ledger of the people of one's own licence. */
@ToolController('admin', 'employees/:id')
export class EmploymentController {
  constructor(private readonly employment: EmploymentService) {}

  @Post('periods', RequirePermission('tools.settings.employees'), employmentView)
  addPeriod(@Ctx() ctx: RequestContext, @Id() id: string, @Body({ schema: savePeriod }) body: SavePeriod) {
    return this.employment.addPeriod(ctx, id, body);
  }

  @Patch('periods/:periodId', RequirePermission('tools.settings.employees'), employmentView)
  updatePeriod(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('periodId') periodId: string,
    @IfMatch() version: number,
    @Body({ schema: savePeriod }) body: SavePeriod,
  ) {
    return this.employment.updatePeriod(ctx, id, periodId, version, body);
  }

  @Delete('periods/:periodId', RequirePermission('tools.settings.employees'), employmentView)
  removePeriod(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('periodId') periodId: string,
    @IfMatch() version: number,
  ) {
    return this.employment.removePeriod(ctx, id, periodId, version);
  }

  @Post('corrections', RequirePermission('tools.settings.employees'), employmentView)
  addCorrection(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: createCorrection }) body: CreateCorrection,
  ) {
    return this.employment.addCorrection(ctx, id, body);
  }

  @Post('corrections/:correctionId/reversal', RequirePermission('tools.settings.employees'), employmentView)
  reverseCorrection(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('correctionId') correctionId: string,
    @Body({ schema: reverseCorrection }) body: ReverseCorrection,
  ) {
    return this.employment.reverseCorrection(ctx, id, correctionId, body);
  }
}
