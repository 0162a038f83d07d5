import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import {
  documentChanged,
  sourcesBilled,
  type DocumentChanged,
  type SourcesBilled,
} from '@jahrring/contracts-documents';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectStatusService } from '../project/project-status.service';
import {
  AddressRefRepository,
  BillRefRepository,
  EmployeeRefRepository,
  EntryRefRepository,
} from './reference.repositories';

/** Keeps our copies of other services' records, and lets bills move their project. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly entries: EntryRefRepository,
    private readonly bills: BillRefRepository,
    private readonly statuses: ProjectStatusService,
  ) {}

  @Consumes(addressChanged)
  async onAddressChanged(
    ctx: RequestContext,
    { id, name, city, deleted }: AddressChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.addresses.take(ctx, id, { name, city, deleted }, meta);
  }

  @Consumes(employeeChanged)
  async onEmployeeChanged(
    ctx: RequestContext,
    { id, firstName, lastName, active }: EmployeeChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.employees.take(ctx, id, { name: `${firstName} ${lastName}`, active }, meta);
  }

  @Consumes(entryChanged)
  async onEntryChanged(
    ctx: RequestContext,
    { id, projectId, seconds, billable, deleted }: EntryChanged,
    meta: EventMeta,
  ): Promise<void> {
    const billed = (await this.entries.find(ctx, id))?.billed ?? false;
    await this.entries.take(ctx, id, { projectId, seconds, billable, billed, deleted }, meta);
  }

  @Consumes(sourcesBilled)
  async onSourcesBilled(ctx: RequestContext, { sources }: SourcesBilled): Promise<void> {
    const projectIds = await this.entries.markBilled(
      ctx,
      sources.map((source) => source.id),
    );
    for (const projectId of projectIds) await this.statuses.followBills(ctx, projectId);
  }

  @Consumes(documentChanged)
  async onDocumentChanged(ctx: RequestContext, document: DocumentChanged, meta: EventMeta): Promise<void> {
    const { id, type, status, projectId, total } = document;
    if (type !== 'bill' || !projectId) return;
    const taken = await this.bills.take(
      ctx,
      id,
      { projectId, status: document.deleted ? 'CANC' : status, total: total ?? '0.00' },
      meta,
    );
    if (taken) await this.statuses.followBills(ctx, projectId);
  }
}
