import { id } from '@jahrring/contracts-common';
import { z } from 'zod';

const most = { days: 365, keepers: 50 } as const;

/** Recipients and days ahead of the personal inventory's reminders. */
export const updatePersonalSettings = z.strictObject({
  /** So long before something is due, or somebody leaves. */
  warnDays: z.int().min(0).max(most.days),
  /** They keep the store: told of everything, of low stock too. */
  keeperIds: z.array(id).max(most.keepers),
  tellHolder: z.boolean(),
  tellSupervisors: z.boolean(),
});
export type UpdatePersonalSettings = z.infer<typeof updatePersonalSettings>;

export const personalSettings = updatePersonalSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type PersonalSettings = z.infer<typeof personalSettings>;

export const defaultPersonalSettings: UpdatePersonalSettings = {
  warnDays: 30,
  keeperIds: [],
  tellHolder: true,
  tellSupervisors: true,
};
