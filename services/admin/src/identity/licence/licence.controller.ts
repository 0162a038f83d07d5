import {
  changeLicenceState,
  type ChangeLicenceState,
  changeLicenceType,
  type ChangeLicenceType,
  createLicence,
  type CreateLicence,
  licenceList,
  licenceListQuery,
  licenceView,
  typeChangePreview,
  updateLicence,
  type UpdateLicence,
} from '@jahrring/contracts-admin';
import { licenceType, type LicenceType, type ListQuery, workView } from '@jahrring/contracts-common';
import {
  accepted,
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { LicenceActivation } from './application/licence-activation';
import { LicenceResetService } from './reset/licence-reset.service';
import { LicenceTypeService } from './licence-type.service';
import { LicenceService } from './licence.service';

@ToolController('admin', 'licences')
export class LicenceController {
  constructor(
    private readonly licences: LicenceService,
    private readonly activation: LicenceActivation,
    private readonly types: LicenceTypeService,
    private readonly resets: LicenceResetService,
  ) {}

  @Get('', SuperadminOnly(), licenceList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: licenceListQuery }) query: ListQuery) {
    return this.licences.list(ctx, query);
  }

  @Get(':id', SuperadminOnly(), licenceView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.licences.get(ctx, id);
  }

  @Post('', SuperadminOnly(), licenceView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createLicence }) body: CreateLicence) {
    return this.licences.create(ctx, body);
  }

  @Patch(':id', SuperadminOnly(), licenceView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateLicence }) body: UpdateLicence,
  ) {
    return this.licences.update(ctx, id, version, body);
  }

  /** Activates, blocks, ends, deletes or restores a licence; who applied for it is told. */
  @Post(':id/state', SuperadminOnly(), ok(licenceView))
  changeState(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: changeLicenceState }) body: ChangeLicenceState,
  ) {
    return this.activation.changeState(ctx, id, version, body);
  }

  /** Begins to set a demo licence back to its first day; answers the long work. */
  @Post(':id/demo-reset', SuperadminOnly(), accepted(workView))
  reset(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.resets.start(ctx, id, version);
  }

  /** Previews another type. */
  @Get(':id/type-change/:type', SuperadminOnly(), typeChangePreview)
  previewType(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('type', { schema: licenceType }) type: LicenceType,
  ) {
    return this.types.preview(ctx, id, type);
  }

  @Post(':id/type', SuperadminOnly(), ok(licenceView))
  changeType(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: changeLicenceType }) body: ChangeLicenceType,
  ) {
    return this.types.change(ctx, id, version, body);
  }
}
