import {
  extraInput,
  extraValues,
  id,
  listOf,
  listQuery,
  localDate,
  locale,
  optionalText,
  recordFields,
  requiredText,
  role,
  signInEmail,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { employmentView, hrFields, hrViewFields, optionalPhone } from './employment.contract';
import { permissionKeys } from './permission-keys';

/** Roles a membership can have: superadmin belongs to the person, not to one licence. */
export const membershipRole = role.exclude(['superadmin']);
export type MembershipRole = z.infer<typeof membershipRole>;
export const membershipRoles = membershipRole.options;

const permissionKey = z.string().refine((key) => permissionKeys.includes(key), { params: { code: 'in' } });

const keys = z.array(permissionKey).max(200);

/** Fields of an invitation besides the person's identity. */
export const employeeAccess = {
  role: membershipRole,
  keys: keys.default([]),
  function: optionalText(100),
  team: hrFields.team,
  addressId: id.nullish(),
};

const editable = {
  /** The licence's own fields; the service knows which. */
  extra: extraInput.optional(),
  role: membershipRole,
  active: z.boolean(),
  /** Keys given besides those of the role; a user_defined role holds nothing else. */
  keys,
  function: optionalText(100),
  phone: optionalPhone,
  mobile: optionalPhone,
  startsOn: localDate.nullish(),
  endsOn: localDate.nullish(),
  /** The address a customer is linked to. */
  addressId: id.nullish(),
  ...hrFields,
};

/** The last day is not before the first; with only one of them sent the service knows the other. */
function endsAfterStart({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) {
  return !startsOn || !endsOn || startsOn <= endsOn;
}
const endRule = { path: ['endsOn'], params: { code: 'afterOrEqual' } };

export const createEmployee = z
  .strictObject({
    ...editable,
    active: z.boolean().default(true),
    keys: editable.keys.default([]),
    email: signInEmail,
    firstName: requiredText(100),
    lastName: requiredText(100),
  })
  .refine(endsAfterStart, endRule);
export type CreateEmployee = z.infer<typeof createEmployee>;

/** Names and language are the person's own; a licence may put them right while the person belongs to it alone. */
const identityFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  locale,
};

export const updateEmployee = z
  .strictObject({ ...editable, ...identityFields })
  .partial()
  .refine(endsAfterStart, endRule);
export type UpdateEmployee = z.infer<typeof updateEmployee>;

/** Fields of an employee that everybody in the licence may read; enough for a picker. */
export const employeeOption = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  active: z.boolean(),
});
export type EmployeeOption = z.infer<typeof employeeOption>;

/**
 * none: came without one, or has been here long since; sent: nobody has followed the link yet; expired: it has run out
 * unused; accepted: the person has signed in with it.
 */
export const invitationStates = ['none', 'sent', 'expired', 'accepted'] as const;
export const invitationState = z.enum(invitationStates);
export type InvitationState = z.infer<typeof invitationState>;

/** One row of the list; contact data only for those who keep the employees. */
export const employeeListItem = employeeOption.extend({
  extra: extraValues.optional(),
  version: z.int().optional(),
  userId: id.optional(),
  email: z.string().optional(),
  phone: z.string().nullish(),
  mobile: z.string().nullish(),
  function: z.string().nullish(),
  team: z.string().nullish(),
  externalId: z.string().nullish(),
  companyPartId: id.nullish(),
  pensumPercent: z.number().nullish(),
  supervisors: z.array(id).optional(),
  startsOn: localDate.nullish(),
  endsOn: localDate.nullish(),
  invitation: invitationState.optional(),
});
export type EmployeeListItem = z.infer<typeof employeeListItem>;

export const employeeView = z.object({
  ...recordFields,
  extra: extraValues,
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
  ...hrViewFields,
  locale,
  /** True if names and language may be changed here: the person belongs to no other licence. */
  ownIdentity: z.boolean(),
  invitation: invitationState,
  employment: employmentView,
});
export type EmployeeView = z.infer<typeof employeeView>;

/** One change for many people at once. */
export const bulkUpdateEmployees = z.strictObject({
  items: z
    .array(z.strictObject({ id, version: z.int().min(1) }))
    .min(1)
    .max(500),
  change: z
    .strictObject({
      active: editable.active,
      team: hrFields.team,
      companyPartId: hrFields.companyPartId,
      supervisors: hrFields.supervisors,
    })
    .partial()
    .refine((change) => Object.keys(change).length > 0, { params: { code: 'required' } }),
});
export type BulkUpdateEmployees = z.infer<typeof bulkUpdateEmployees>;
export const bulkUpdated = z.object({ ids: z.array(id) });

/** Number of used seats of the licence, and their limit. */
export const seats = z.object({ used: z.int(), limit: z.int() });
export type Seats = z.infer<typeof seats>;

export const employeeListSpec = {
  sort: ['lastName', 'firstName', 'role', 'active', 'team', 'externalId', 'startsOn', 'endsOn'],
  filter: { role: 'enum', active: 'boolean', id: 'id', team: 'text', companyPartId: 'id' },
  defaultSort: 'lastName,firstName',
  extra: true,
} as const;
export const employeeListQuery = listQuery(employeeListSpec);
export const employeeList = listOf(employeeListItem);
