import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { AddressRefRepository, ProjectRefRepository } from '../reference';

/** Keeps our copies of addresses and projects; drafts follow them, issued documents do not. */
@Injectable()
export class DraftConsumer {
  constructor(
    private readonly addresses: AddressRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly documents: DocumentRepository,
  ) {}

  @Consumes(addressChanged)
  async onAddress(ctx: RequestContext, event: AddressChanged, meta: EventMeta): Promise<void> {
    // No draft names a record that is new here.
    if ((await this.addresses.upsertFrom(ctx, event, meta)) !== 'changed') return;
    for (const draft of await this.documents.draftsOf(ctx, { addressId: event.id })) {
      if (draft.recipientName === event.name) continue;
      await this.documents.follow(ctx, draft.id, { recipientName: event.name });
    }
  }

  @Consumes(projectChanged)
  async onProject(ctx: RequestContext, event: ProjectChanged, meta: EventMeta): Promise<void> {
    if ((await this.projects.upsertFrom(ctx, event, meta)) !== 'changed') return;
    const { number, title } = event;
    for (const draft of await this.documents.draftsOf(ctx, { projectId: event.id })) {
      if (draft.projectNumber === number && draft.projectTitle === title) continue;
      await this.documents.follow(ctx, draft.id, { projectNumber: number, projectTitle: title });
    }
  }
}
