import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSettingsEntity } from './project-settings.entity';

@Injectable()
export class ProjectSettingsRepository extends LicensedRepository<ProjectSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectSettingsEntity, { name: 'project_settings' });
  }

  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<ProjectSettingsEntity | null> {
    return this.one(this.query(ctx));
  }
}
