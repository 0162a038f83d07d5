import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { objectChanged, type ObjectChanged, type ObjectKind } from '@jahrring/contracts-inventory';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { BookedObjectKind } from './object-ref.entity';
import {
  AddressRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from './reference.repositories';

const neverPlanned: ReadonlySet<string> = new Set([
  'customer',
  'guest',
  'blocked',
  'translator',
  'developer',
]);

function isBooked(kind: ObjectKind): kind is BookedObjectKind {
  return kind === 'machines' || kind === 'vehicles' || kind === 'tools';
}

/** Keeps our copies of people, machines, projects and addresses. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  @Consumes(addressChanged)
  async onAddressChanged(
    ctx: RequestContext,
    { id, name, deleted }: AddressChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.addresses.take(ctx, id, { name, deleted }, meta);
  }

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, person: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, firstName, lastName, role, active } = person;
    const plannable = active && !neverPlanned.has(role);
    await this.employees.take(ctx, id, { name: `${firstName} ${lastName}`, plannable }, meta);
  }

  @Consumes(objectChanged)
  async onObjectChanged(ctx: RequestContext, object: ObjectChanged, meta: EventMeta): Promise<void> {
    const { id, kind, title, active, deleted, assignedEmployeeIds = [] } = object;
    if (!isBooked(kind)) return;
    const { nextServiceDate = null, nextExhaustDate = null } = object.machine ?? {};
    const due = { nextServiceOn: nextServiceDate, nextExhaustOn: nextExhaustDate };
    const values = { kind, title, plannable: active && !deleted, assignedEmployeeIds, ...due };
    await this.objects.take(ctx, id, values, meta);
  }

  @Consumes(projectChanged)
  async onProjectChanged(ctx: RequestContext, project: ProjectChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, status, deleted, assignedEmployeeIds, responsibleEmployeeId } = project;
    const {
      latitude = null,
      longitude = null,
      rescuePoint = null,
      deadline = null,
      addressId = null,
    } = project;
    const place = { latitude, longitude, rescuePoint };
    const values = { number, title, status, addressId, ...place, deadline, deleted };
    const taken = await this.projects.take(ctx, id, values, meta);
    if (!taken) return;
    const people = responsibleEmployeeId
      ? [...assignedEmployeeIds, responsibleEmployeeId]
      : assignedEmployeeIds;
    await this.projects.setEmployees(ctx, id, people);
  }
}
