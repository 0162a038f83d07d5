import { projectStepped } from '@jahrring/contracts-documents';
import { Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PositionRepository } from '../record';
import type { DocumentEntity } from '../record';
import { DocumentSettingsService } from '../settings';

/** A document's step moves its project, where the licence's settings say so. */
@Injectable()
export class ProjectFollower {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: DocumentSettingsService,
    private readonly positions: PositionRepository,
  ) {}

  /** Tells the projects of a document that has just taken its status. */
  async follow(ctx: RequestContext, document: DocumentEntity, changeEntries: boolean): Promise<void> {
    const { projectSteps } = await this.settings.get(ctx);
    const { type, status } = document;
    const projectStatus = projectSteps[type]?.[status];
    if (!projectStatus) return;
    const about = { type, status, projectStatus, changeEntries };
    for (const projectId of await this.projectsOf(ctx, document)) {
      await this.outbox.add(ctx, projectStepped, {
        ...about,
        documentId: document.id,
        documentNumber: document.number ?? '',
        projectId,
      });
    }
  }

  private async projectsOf(ctx: RequestContext, document: DocumentEntity): Promise<string[]> {
    const own = document.projectId ? [document.projectId] : [];
    if (document.billKind !== 'collective') return own;
    const positions = await this.positions.ofDocument(ctx, document.id);
    return [...new Set([...own, ...positions.flatMap(({ projectId }) => projectId ?? [])])];
  }
}
