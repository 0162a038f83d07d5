import {
  employeeChanged,
  licenceChanged,
  type EmployeeChanged,
  type LicenceChanged,
} from '@jahrring/contracts-admin';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskAgentRepository, inDesk } from '../agent';
import { EmployeeRefRepository, LicenceRefRepository } from './reference.repositories';

/** Keeps our copies, and takes people off the desk whose role is another one now: the desk lets them in again, or not. */
@Injectable()
export class ReferenceConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly agents: DeskAgentRepository,
  ) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, employee: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, firstName, lastName, active, role } = employee;
    const before = await this.employees.find(ctx, id);
    const taken = await this.employees.take(
      ctx,
      id,
      { name: `${firstName} ${lastName}`, active, role },
      meta,
    );
    if (taken && before && (!active || before.role !== role)) await this.agents.forget(inDesk(ctx), id);
  }

  @Consumes(licenceChanged)
  async onLicenceChanged(ctx: RequestContext, { id, name }: LicenceChanged, meta: EventMeta): Promise<void> {
    await this.licences.take(ctx, id, { name: name.slice(0, 100) }, meta);
  }
}
