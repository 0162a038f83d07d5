import {
  extraFieldSet,
  extraFieldSets,
  saveExtraFields,
  type SaveExtraFields,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  SignedIn,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ExtraFieldService } from './extra-field.service';

@ToolController('admin', 'extra-fields')
export class ExtraFieldController {
  constructor(private readonly extraFields: ExtraFieldService) {}

  /** Forms, lists and exports of everybody show them. */
  @Get('', SignedIn(), extraFieldSets)
  list(@Ctx() ctx: RequestContext) {
    return this.extraFields.list(ctx);
  }

  /** All fields of one entity at once; If-Match is the set's version, 0 where there is none yet. */
  @Put('', RequirePermission('tools.settings.license'), extraFieldSet)
  replace(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: saveExtraFields }) body: SaveExtraFields,
  ) {
    return this.extraFields.replace(ctx, version, body);
  }
}
