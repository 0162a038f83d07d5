import { id, listOf, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Bookings behind a figure. */
export const vatBookingQuery = z.strictObject({
  fromDay: localDate,
  toDay: localDate,
  code: z.string().min(1).max(10),
  rate: z.string().max(10).optional(),
  activity: z.string().max(5).optional(),
  /** Of a closed return: by the settings it was closed with. */
  returnId: id.optional(),
});
export type VatBookingQuery = z.output<typeof vatBookingQuery>;
export const vatBookingView = z.object({
  entryId: id,
  number: z.int(),
  bookedOn: localDate,
  text: z.string(),
  documentNumber: z.string().nullable(),
  base: money,
  tax: money,
});
export const vatBookingList = listOf(vatBookingView);
export type VatBookingList = z.infer<typeof vatBookingList>;
