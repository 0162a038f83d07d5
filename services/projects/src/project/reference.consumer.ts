import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import {
  documentChanged,
  projectStepped,
  type DocumentChanged,
  type ProjectStepped,
} from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectStatusService } from './project-status.service';
import { AddressRefRepository, BillRefRepository, EmployeeRefRepository } from '../reference';

/** Keeps our copies of other services' records, and lets bills move their project. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
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

  @Consumes(projectStepped)
  async onProjectStepped(ctx: RequestContext, step: ProjectStepped): Promise<void> {
    await this.statuses.followDocument(ctx, step);
  }
}
