import {
  mapSource,
  projectSettings,
  updateProjectSettings,
  type UpdateProjectSettings,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  SignedIn,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { mapSourceOf } from './map-source';
import { ProjectSettingsService } from './project-settings.service';

@ToolController('projects', 'settings')
export class ProjectSettingsController {
  constructor(private readonly settings: ProjectSettingsService) {}

  @Get()
  @SignedIn()
  @SerializeOptions({ schema: projectSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: projectSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateProjectSettings }) values: UpdateProjectSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }

  /** Where map pictures come from, if from anywhere. */
  @Get('map')
  @SignedIn()
  @SerializeOptions({ schema: mapSource })
  map() {
    return mapSourceOf(process.env);
  }
}
