import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskAgentRepository, inDesk } from '../agent';
import { EmployeeRefRepository } from './employee.reference';

/** Keeps our copy of people, and takes off the desk whose role is another one now: the desk lets them in again, or not. */
@Injectable()
export class EmployeeConsumer {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly agents: DeskAgentRepository,
  ) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, employee: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, active, role } = employee;
    const before = await this.employees.find(ctx, id);
    const isNewer = await this.employees.upsertFrom(ctx, employee, meta);
    if (isNewer && before && (!active || before.role !== role)) await this.agents.forget(inDesk(ctx), id);
  }
}
