import {
  country,
  currency,
  defineEvent,
  id,
  licenceState,
  licenceType,
  role,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** A member of a licence has come, changed or left. `id` is what other services call employeeId. */
export const employeeChanged = defineEvent(
  'admin.employee.changed',
  1,
  z.object({
    id,
    userId: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role,
    active: z.boolean(),
    addressId: id.optional(),
  }),
);
export type EmployeeChanged = z.infer<typeof employeeChanged.schema>;

/** A licence has come or changed; documents print it as the sender and creditor. */
export const licenceChanged = defineEvent(
  'admin.licence.changed',
  1,
  z.object({
    id,
    name: z.string(),
    type: licenceType,
    state: licenceState,
    timeZone: z.string(),
    country,
    currency,
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    zip: z.string().optional(),
    city: z.string().optional(),
    iban: z.string().optional(),
    vatNumber: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
);
export type LicenceChanged = z.infer<typeof licenceChanged.schema>;
