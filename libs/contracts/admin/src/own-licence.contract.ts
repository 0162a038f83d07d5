import { country, currency, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { licenceProfile, licenceSettings } from './licence.contract';

const { iban: _iban, ...profile } = licenceProfile;

/** Fields that the licence's own admins set: all except type, period and limits, which only the superadmin changes. */
export const updateOwnLicence = z
  .strictObject({
    name: requiredText(100),
    ...profile,
    settings: licenceSettings.pick({
      passwordMinLength: true,
      sessionIdleHours: true,
      trustedDeviceDays: true,
      secondFactorRequired: true,
    }),
  })
  .partial();
export type UpdateOwnLicence = z.infer<typeof updateOwnLicence>;

export const ownLicenceView = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  timeZone: z.string(),
  country,
  currency,
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  vatNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** With every default filled in. */
  settings: licenceSettings,
});
export type OwnLicenceView = z.infer<typeof ownLicenceView>;
