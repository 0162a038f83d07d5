import {
  email,
  id,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  requiredText,
  role,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { permissionKeys } from './permission-keys';
import { passwordText } from './user.contract';

/** Roles a membership can have: superadmin belongs to the person, not to one licence. */
export const membershipRole = role.exclude(['superadmin']);
export type MembershipRole = z.infer<typeof membershipRole>;
export const membershipRoles = membershipRole.options;

const permissionKey = z.string().refine((key) => permissionKeys.includes(key), { params: { code: 'in' } });

const editable = {
  role: membershipRole,
  active: z.boolean(),
  /** Keys given besides those of the role; a user_defined role holds nothing else. */
  keys: z.array(permissionKey).max(200),
  function: optionalText(100),
  phone: optionalText(30),
  mobile: optionalText(30),
  startsOn: localDate.nullish(),
  endsOn: localDate.nullish(),
  /** The address a customer is linked to. */
  addressId: id.nullish(),
};

export const createEmployee = z.strictObject({
  ...editable,
  active: z.boolean().default(true),
  keys: editable.keys.default([]),
  email: email.transform((text) => text.trim().toLowerCase()),
  firstName: requiredText(100),
  lastName: requiredText(100),
  /** Needed for a new person; somebody known to the installation keeps the own one. */
  password: passwordText.optional(),
});
export type CreateEmployee = z.infer<typeof createEmployee>;

export const updateEmployee = z.strictObject(editable).partial();
export type UpdateEmployee = z.infer<typeof updateEmployee>;

/** What everybody in the licence may know: enough for a picker. */
export const employeeOption = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  active: z.boolean(),
});
export type EmployeeOption = z.infer<typeof employeeOption>;

/** One row of the list; contact data only for those who keep the employees. */
export const employeeListItem = employeeOption.extend({
  version: z.int().optional(),
  userId: id.optional(),
  email: z.string().optional(),
  phone: z.string().nullish(),
  mobile: z.string().nullish(),
  function: z.string().nullish(),
});

export const employeeView = z.object({
  ...recordFields,
  userId: id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role,
  active: z.boolean(),
  keys: z.array(z.string()),
  function: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  startsOn: localDate.nullable(),
  endsOn: localDate.nullable(),
  addressId: id.nullable(),
});
export type EmployeeView = z.infer<typeof employeeView>;

export const employeeListSpec = {
  sort: ['lastName', 'firstName', 'role', 'active'],
  filter: { role: 'enum', active: 'boolean', id: 'id' },
  defaultSort: 'lastName,firstName',
} as const;
export const employeeListQuery = listQuery(employeeListSpec);
export const employeeList = listOf(employeeListItem);
