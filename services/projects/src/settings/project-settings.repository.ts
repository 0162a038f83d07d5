import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSettingsEntity } from './project-settings.entity';

@Injectable()
export class ProjectSettingsRepository extends SettingsRepository<ProjectSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectSettingsEntity, { name: 'project_settings' });
  }
}
