import { employeeChanged, type EmployeeChanged } from '@jahrring/contracts-admin';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from './employee-ref.repository';

/** Keeps our copy of people. */
@Injectable()
export class EmployeeRefConsumer {
  constructor(private readonly employees: EmployeeRefRepository) {}

  @Consumes(employeeChanged)
  async onEmployeeChanged(
    ctx: RequestContext,
    { id, firstName, lastName, active }: EmployeeChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.employees.take(ctx, id, { name: `${firstName} ${lastName}`.trim(), active }, meta);
  }
}
