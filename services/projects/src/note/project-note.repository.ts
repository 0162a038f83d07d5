import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectNoteEntity } from './project-note.entity';

@Injectable()
export class ProjectNoteRepository extends LicensedRepository<ProjectNoteEntity> {
  constructor(services: RepositoryServices) {
    super(services, ProjectNoteEntity, { name: 'projectNote' });
  }

  /** Pinned ones first, then the newest. */
  ofProject(ctx: RequestContext, projectId: string): Promise<ProjectNoteEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('projectNote.projectId = :projectId', { projectId })
        .orderBy('projectNote.pinned', 'DESC')
        .addOrderBy('projectNote.createdAt', 'DESC')
        .addOrderBy('projectNote.id', 'DESC'),
    );
  }

  /** It stands in the history of its project. */
  protected override auditedAs({ projectId }: ProjectNoteEntity): string {
    return projectId;
  }
}
