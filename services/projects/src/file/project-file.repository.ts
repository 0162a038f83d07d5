import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectFileEntity } from './project-file.entity';

@Injectable()
export class ProjectFileRepository extends LicensedRepository<ProjectFileEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectFileEntity, { name: 'projectFile', softDelete: false });
  }

  /** The newest first. */
  ofProject(ctx: RequestContext, projectId: string): Promise<ProjectFileEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('projectFile.projectId = :projectId', { projectId })
        .orderBy('projectFile.createdAt', 'DESC')
        .addOrderBy('projectFile.id', 'DESC'),
    );
  }

  /** It stands in the history of its project. */
  protected override auditedAs({ projectId }: ProjectFileEntity): string {
    return projectId;
  }
}
