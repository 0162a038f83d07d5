import {
  defineEvent,
  id,
  localDate,
  localMonth,
  money,
  quantity,
  unit,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryKinds } from './entry-kinds';

/** Sent whenever an entry was created, changed, deleted or restored. */
export const entryChanged = defineEvent(
  'time.entry.changed',
  1,
  z.object({
    id,
    employeeId: id,
    projectId: id,
    activityId: id.optional(),
    workDate: localDate,
    /** Worked time without the break. */
    seconds: z.int(),
    billable: z.boolean(),
    deleted: z.boolean(),
    /** Missing in events of before there were kinds: hours. */
    kind: z.enum(entryKinds).optional(),
    objectId: id.optional(),
    quantity: quantity.optional(),
    unit: unit.optional(),
    counterTo: quantity.optional(),
    /** Per hour or unit, when it was recorded. */
    unitPrice: unitPrice.optional(),
    /** Amount spent, or hours or quantity times the price. */
    amount: money.optional(),
    companyPartId: id.optional(),
  }),
);
export type EntryChanged = z.infer<typeof entryChanged.schema>;

/** Sent whenever an entry was confirmed or exported, or is so no longer. */
export const entryMarked = defineEvent(
  'time.entry.marked',
  1,
  z.object({ id, confirmed: z.boolean(), exported: z.boolean() }),
);
export type EntryMarked = z.infer<typeof entryMarked.schema>;

/** A month of a licence was closed: nothing in it changes any more but what is unlocked. */
export const monthClosed = defineEvent(
  'time.month.closed',
  1,
  z.object({
    /** `2026-11` */
    month: localMonth,
    entries: z.int(),
    people: z.int(),
  }),
);
