import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from './employee-ref.repository';

const outsiders: ReadonlySet<string> = new Set(['customer', 'guest']);

/** Keeps our copy of people. */
@Injectable()
export class EmployeeRefConsumer {
  constructor(private readonly employees: EmployeeRefRepository) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(ctx: RequestContext, person: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, firstName, lastName, active, role } = person;
    const name = `${firstName} ${lastName}`.trim();
    await this.employees.take(ctx, id, { name, works: active && !outsiders.has(role) }, meta);
  }
}
