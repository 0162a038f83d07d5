import { auditEntryView, instant } from '@jahrring/contracts-common';
import { z } from 'zod';
import { pluginId } from './plugins';

/** More than anybody names for one licence. */
export const mostLicenceOwners = 10;

/** Somebody of the licence who answers for it to the operator. */
export const licenceOwner = z.object({
  employeeId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** `true` while the person can still get into the licence as its admin. */
  active: z.boolean(),
  namedBy: z.string(),
  namedAt: instant,
});
export type LicenceOwner = z.infer<typeof licenceOwner>;
export const licenceOwnerList = z.object({ items: z.array(licenceOwner), total: z.int() });

/** `POST /api/admin/licences/:id/owners`: one of the licence's active admins. */
export const nameLicenceOwner = z.strictObject({ employeeId: z.uuid() });
export type NameLicenceOwner = z.infer<typeof nameLicenceOwner>;

/** An entry of a licence's trail with what a reader outside of it cannot look up. */
export const licenceHistoryEntry = auditEntryView.extend({
  person: z.string().nullable(),
  /** The plugin it is about. */
  plugin: pluginId.nullable(),
});
export type LicenceHistoryEntry = z.infer<typeof licenceHistoryEntry>;

/** `GET /api/admin/licences/:id/history`: states, types, seats, plugins, owners, and superadmins who came in; newest first. */
export const licenceHistory = z.object({ items: z.array(licenceHistoryEntry), more: z.boolean() });
export type LicenceHistory = z.infer<typeof licenceHistory>;
