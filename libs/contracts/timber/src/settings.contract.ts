import { email, optionalText, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { barkTables, defaultBarkTables } from './measuring/bark-table';
import { conversionTables, defaultConversions } from './measuring/conversion';
import { measuringRule } from './measuring/measuring-rule';
import { millTolerance, type MillTolerance } from './mill/mill-measurement.contract';
import { stemLimits } from './stem.contract';

const mostAssortments = 60;
const defaultTolerance: MillTolerance = { volumePercent: '2', moneyPercent: '2', classSteps: 0 };

const contactLimits = { text: 100, phone: 20 } as const;
export const eldatContact = z.object({
  role: optionalText(contactLimits.text),
  firstName: optionalText(contactLimits.text),
  lastName: optionalText(contactLimits.text),
  phone: optionalText(contactLimits.phone).refine((phone) => !phone || /^\+?[0-9 /-]{5,20}$/.test(phone), {
    params: { code: 'invalid' },
  }),
  email: optionalText(contactLimits.text).refine((one) => !one || email.safeParse(one).success, {
    params: { code: 'email' },
  }),
});
const noContact = { role: null, firstName: null, lastName: null, phone: null, email: null };

export const updateTimberSettings = z.object({
  /** Whose usages are measured by: rounding of volumes and names of classes. */
  rule: measuringRule,
  barkTables,
  conversions: conversionTables,
  /** Assortments offered when a stem is recorded. */
  assortments: z.array(requiredText(stemLimits.assortment)).max(mostAssortments),
  /** From when on a difference to the mill's measurement is marked. Missing in settings of before it was there. */
  millTolerance: millTolerance.default(defaultTolerance),
  /** Contact in ELDATsmart documents; empty: the firm's telephone and e-mail. */
  contact: eldatContact.default(noContact),
});
export type UpdateTimberSettings = z.infer<typeof updateTimberSettings>;

export const timberSettings = updateTimberSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type TimberSettings = z.infer<typeof timberSettings>;

export const defaultTimberSettings: UpdateTimberSettings = {
  rule: 'CH',
  barkTables: [...defaultBarkTables],
  conversions: [...defaultConversions],
  assortments: ['L1', 'L2', 'L3', 'ABS', 'IS', 'IL', 'EH'],
  millTolerance: defaultTolerance,
  contact: noContact,
};
