import {
  email,
  id,
  listOf,
  optionalText,
  phone,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { blankable } from './address.contract';

/** Longest values in characters. */
export const contactLimits = { firstName: 70, lastName: 70, function: 100, notes: 1000 } as const;

/** Subjects a contact is responsible for: contracts, orders, work on site, bills. */
export const contactRoles = ['management', 'orders', 'site', 'accounting', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

const contactFields = {
  role: z.enum(contactRoles),
  firstName: optionalText(contactLimits.firstName),
  lastName: requiredText(contactLimits.lastName),
  /** As the person's card says: "Leiter Einkauf". */
  function: optionalText(contactLimits.function),
  /** Checked against the numbering plan of the address's country by the service. */
  phone: blankable(phone),
  mobile: blankable(phone),
  email: blankable(email),
  notes: optionalText(contactLimits.notes),
};

export const createContact = z.object({
  id: id.optional(),
  ...contactFields,
  role: contactFields.role.default('other'),
});
export type CreateContact = z.infer<typeof createContact>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateContact = z.object(contactFields).partial();
export type UpdateContact = z.infer<typeof updateContact>;

/** A person to ask at an address. */
export const contactView = z.object({
  ...recordFields,
  addressId: id,
  role: z.enum(contactRoles),
  firstName: z.string().nullable(),
  lastName: z.string(),
  function: z.string().nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string().nullable(),
});
export type ContactView = z.infer<typeof contactView>;
export const contactList = listOf(contactView);
export type ContactList = z.infer<typeof contactList>;
