import { id, instant, listOf, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** `refused`: not sent for a reason of ours; `failed`: no mail server took it. */
export const deliveryStates = ['queued', 'sent', 'refused', 'failed'] as const;
export const deliveryState = z.enum(deliveryStates);
export type DeliveryState = (typeof deliveryStates)[number];

/** Nobody who can sign in; may see no reports or take none away; the report is gone; its owner may not any more; too large for a mail. */
export const refusals = ['account', 'permission', 'report', 'owner', 'size'] as const;
export type Refusal = (typeof refusals)[number];

export const span = { from: localDate, to: localDate };

export const scheduleRunView = z.object({
  id,
  ...span,
  startedAt: instant,
  deliveries: z.array(
    z.object({
      employeeId: id,
      name: z.string(),
      state: deliveryState,
      refusal: z.enum(refusals).nullable(),
      /** Last message of the mail server. */
      error: z.string().nullable(),
      attempts: z.int(),
      sentAt: instant.nullable(),
    }),
  ),
});
export type ScheduleRunView = z.infer<typeof scheduleRunView>;
export const scheduleRunList = listOf(scheduleRunView);
export type ScheduleRunList = z.infer<typeof scheduleRunList>;
