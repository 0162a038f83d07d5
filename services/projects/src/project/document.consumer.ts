import {
  documentChanged,
  projectStepped,
  type DocumentChanged,
  type ProjectStepped,
} from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectStatusService } from './project-status.service';
import { BillRefRepository } from '../reference';

/** Keeps our copies of bills, and lets documents move their project. */
@Injectable()
export class DocumentConsumer {
  constructor(
    private readonly bills: BillRefRepository,
    private readonly statuses: ProjectStatusService,
  ) {}

  @Consumes(documentChanged, { when: ({ type, projectId }) => type === 'bill' && Boolean(projectId) })
  async onDocumentChanged(ctx: RequestContext, document: DocumentChanged, meta: EventMeta): Promise<void> {
    const isNewer = await this.bills.upsertFrom(ctx, document, meta);
    if (isNewer && document.projectId) await this.statuses.followBills(ctx, document.projectId);
  }

  @Consumes(projectStepped)
  async onProjectStepped(ctx: RequestContext, step: ProjectStepped): Promise<void> {
    await this.statuses.followDocument(ctx, step);
  }
}
