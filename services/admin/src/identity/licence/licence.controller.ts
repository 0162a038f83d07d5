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
import { Ctx, Id, IfMatch, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
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

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: licenceList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: licenceListQuery }) query: ListQuery) {
    return this.licences.list(ctx, query);
  }

  @Get(':id')
  @SuperadminOnly()
  @SerializeOptions({ schema: licenceView })
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.licences.get(ctx, id);
  }

  @Post()
  @SuperadminOnly()
  @SerializeOptions({ schema: licenceView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createLicence }) body: CreateLicence) {
    return this.licences.create(ctx, body);
  }

  @Patch(':id')
  @SuperadminOnly()
  @SerializeOptions({ schema: licenceView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateLicence }) body: UpdateLicence,
  ) {
    return this.licences.update(ctx, id, version, body);
  }

  /** Activates, blocks, ends, deletes or restores a licence; who applied for it is told. */
  @Post(':id/state')
  @SuperadminOnly()
  @HttpCode(200)
  @SerializeOptions({ schema: licenceView })
  changeState(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: changeLicenceState }) body: ChangeLicenceState,
  ) {
    return this.activation.changeState(ctx, id, version, body);
  }

  /** Begins to set a demo licence back to its first day; answers the long work. */
  @Post(':id/demo-reset')
  @SuperadminOnly()
  @HttpCode(202)
  @SerializeOptions({ schema: workView })
  reset(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.resets.start(ctx, id, version);
  }

  /** Previews another type. */
  @Get(':id/type-change/:type')
  @SuperadminOnly()
  @SerializeOptions({ schema: typeChangePreview })
  previewType(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Param('type', { schema: licenceType }) type: LicenceType,
  ) {
    return this.types.preview(ctx, id, type);
  }

  @Post(':id/type')
  @SuperadminOnly()
  @HttpCode(200)
  @SerializeOptions({ schema: licenceView })
  changeType(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: changeLicenceType }) body: ChangeLicenceType,
  ) {
    return this.types.change(ctx, id, version, body);
  }
}
