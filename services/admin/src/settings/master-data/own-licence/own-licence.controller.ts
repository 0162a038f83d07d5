import { ownLicenceView, updateOwnLicence, type UpdateOwnLicence } from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  IfMatch,
  Patch,
  type RequestContext,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { OwnLicenceService } from './own-licence.service';

/** One's own licence, as its admins keep it. */
@ToolController('admin', 'own-licence')
export class OwnLicenceController {
  constructor(private readonly licence: OwnLicenceService) {}

  @Get('', RequirePermission('tools.settings.license'), ownLicenceView)
  get(@Ctx() ctx: RequestContext) {
    return this.licence.get(ctx);
  }

  @Patch('', RequirePermission('tools.settings.license'), ownLicenceView)
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateOwnLicence }) body: UpdateOwnLicence,
  ) {
    return this.licence.update(ctx, version, body);
  }
}
