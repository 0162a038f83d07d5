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
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { EmploymentService } from '../employment';
import { LicenceEntering } from './licence-entering';

/** Target hours and ledger of the people of any licence, for superadmins. */
@ToolController('admin', 'licences/:licenceId/employees/:id')
export class LicenceEmploymentController {
  constructor(
    private readonly employment: EmploymentService,
    private readonly entering: LicenceEntering,
  ) {}

  @Post('periods', SuperadminOnly(), employmentView)
  async addPeriod(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @Body({ schema: savePeriod }) body: SavePeriod,
  ) {
    return this.employment.addPeriod(await this.entering.enter(ctx, licenceId), id, body);
  }

  @Patch('periods/:periodId', SuperadminOnly(), employmentView)
  async updatePeriod(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @Id('periodId') periodId: string,
    @IfMatch() version: number,
    @Body({ schema: savePeriod }) body: SavePeriod,
  ) {
    return this.employment.updatePeriod(
      await this.entering.enter(ctx, licenceId),
      id,
      periodId,
      version,
      body,
    );
  }

  @Delete('periods/:periodId', SuperadminOnly(), employmentView)
  async removePeriod(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @Id('periodId') periodId: string,
    @IfMatch() version: number,
  ) {
    return this.employment.removePeriod(await this.entering.enter(ctx, licenceId), id, periodId, version);
  }

  @Post('corrections', SuperadminOnly(), employmentView)
  async addCorrection(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @Body({ schema: createCorrection }) body: CreateCorrection,
  ) {
    return this.employment.addCorrection(await this.entering.enter(ctx, licenceId), id, body);
  }

  @Post('corrections/:correctionId/reversal', SuperadminOnly(), employmentView)
  async reverseCorrection(
    @Ctx() ctx: RequestContext,
    @Id('licenceId') licenceId: string,
    @Id() id: string,
    @Id('correctionId') correctionId: string,
    @Body({ schema: reverseCorrection }) body: ReverseCorrection,
  ) {
    return this.employment.reverseCorrection(
      await this.entering.enter(ctx, licenceId),
      id,
      correctionId,
      body,
    );
  }
}
