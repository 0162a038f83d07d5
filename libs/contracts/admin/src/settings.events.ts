import { defineEvent, id, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';
import { accountKind } from './account.contract';
import { dropdownKey, dropdownValue } from './dropdown.contract';
import { numberedEvent, validityView } from './numbered.contract';

/** Each is sent on create, change, delete and restore, and carries all that others copy. */
export const companyPartChanged = defineEvent('admin.companyPart.changed', 1, numberedEvent);
export type CompanyPartChanged = z.infer<typeof companyPartChanged.schema>;

const centreEvent = numberedEvent.extend(validityView);
export const costCentreChanged = defineEvent('admin.costCentre.changed', 1, centreEvent);
export const revenueCentreChanged = defineEvent('admin.revenueCentre.changed', 1, centreEvent);
export type CentreChanged = z.infer<typeof centreEvent>;

export const accountChanged = defineEvent(
  'admin.account.changed',
  1,
  numberedEvent.extend({ kind: accountKind, vatKey: vatKey.nullable() }),
);
export type AccountChanged = z.infer<typeof accountChanged.schema>;

/** A list of values as it now holds in a licence, in its order. */
export const dropdownChanged = defineEvent(
  'admin.dropdown.changed',
  1,
  z.object({ id, key: dropdownKey, values: z.array(dropdownValue), deleted: z.boolean() }),
);
