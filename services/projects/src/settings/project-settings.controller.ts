import { mapSource } from '@jahrring/contracts-common';
import { projectSettings, updateProjectSettings } from '@jahrring/contracts-projects';
import { Get, settingsRoutes, SignedIn, ToolController } from '@jahrring/service-kit';
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
  @Get('map', SignedIn(), mapSource)
  map() {
    return mapSourceOf(process.env);
  }
}
