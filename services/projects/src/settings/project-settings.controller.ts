import { mapSource } from '@jahrring/contracts-common';
import { projectSettings, updateProjectSettings } from '@jahrring/contracts-projects';
import { settingsRoutes, SignedIn, ToolController } from '@jahrring/service-kit';
import { Get, SerializeOptions } from '@nestjs/common';
import { mapSourceOf } from './map-source';
import { ProjectSettingsService } from './project-settings.service';

const Routes = settingsRoutes({
  view: projectSettings,
  update: updateProjectSettings,
  read: [
    'tools.settings.license',
    ...['create', 'update', 'manage', 'costs'].map((action) => `tools.project.${action}`),
  ],
  write: 'tools.settings.license',
});

@ToolController('projects', 'settings')
export class ProjectSettingsController extends Routes {
  constructor(readonly settings: ProjectSettingsService) {
    super();
  }

  /** Returns the source of the map images, if there is one. */
  @Get('map')
  @SignedIn()
  @SerializeOptions({ schema: mapSource })
  map() {
    return mapSourceOf(process.env);
  }
}
