import { employeeChanged } from '@jahrring/contracts-admin';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an employee. */
const people = defineReference(employeeChanged, {
  table: 'person_refs',
  columns: {
    /** First and last name. */
    name: field.text(201),
  },
  from: ({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }),
});

export const PersonRefEntity = people.Entity;
export type PersonRefEntity = InstanceType<typeof PersonRefEntity>;

@Injectable()
export class PersonRefRepository extends people.Repository {
  /** Every employee there is or was. */
  all(ctx: RequestContext): Promise<PersonRefEntity[]> {
    return this.many(this.query(ctx));
  }
}
