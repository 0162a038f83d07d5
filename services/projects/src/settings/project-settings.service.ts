import { defaultProjectSettings, type UpdateProjectSettings } from '@jahrring/contracts-projects';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ProjectSettingsEntity } from './project-settings.entity';
import { ProjectSettingsRepository } from './project-settings.repository';

/** A licence's settings for numbering and billing its projects, and for budget warnings. */
@Injectable()
export class ProjectSettingsService extends LicenceSettings<UpdateProjectSettings, ProjectSettingsEntity> {
  constructor(db: Database, repository: ProjectSettingsRepository) {
    super(db, repository, defaultProjectSettings);
  }
}
