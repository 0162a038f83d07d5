import { absenceSettings, updateAbsenceSettings, type UpdateAbsenceSettings } from '@jahrring/contracts-time';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  SignedIn,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { AbsenceSettingsService } from './absence-settings.service';

@ToolController('time', 'absence-settings')
export class AbsenceSettingsController {
  constructor(private readonly settings: AbsenceSettingsService) {}

  /** The rules about absences, for everybody in the licence. */
  @Get()
  @SignedIn()
  @SerializeOptions({ schema: absenceSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: absenceSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateAbsenceSettings }) values: UpdateAbsenceSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }
}
