import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSkillsEntity, ResourceSkillsEntity } from './skill.entities';

@Injectable()
export class ResourceSkillsRepository extends LicensedRepository<ResourceSkillsEntity> {
  constructor(services: RepositoryServices) {
    super(services, ResourceSkillsEntity, { name: 'resourceSkills', softDelete: false, sharesIds: true });
  }

  async all(ctx: RequestContext): Promise<ResourceSkillsEntity[]> {
    return this.many(this.query(ctx).orderBy('resourceSkills.id'));
  }
}

@Injectable()
export class ProjectSkillsRepository extends LicensedRepository<ProjectSkillsEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectSkillsEntity, { name: 'projectSkills', softDelete: false, sharesIds: true });
  }

  async all(ctx: RequestContext): Promise<ProjectSkillsEntity[]> {
    return this.many(this.query(ctx).orderBy('projectSkills.id'));
  }
}
