import { id, instant, listOf, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** The work that gathers receipts. */
export const receiptsWork = 'bookkeeping.receipts';

/** Days of one archive, and its bytes. */
export const receiptsLimits = { days: 366, bytes: 250_000_000 } as const;

/** Gathers the receipts of the entries of the days from … to, both included. */
export const startReceipts = z
  .strictObject({
    /** Of the work and the archive, made by the client. */
    id: id.optional(),
    fromDay: localDate,
    toDay: localDate,
  })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, {
    path: ['toDay'],
    params: { code: 'afterOrEqual', other: 'fromDay' },
  });
export type StartReceipts = z.output<typeof startReceipts>;

export const receiptsView = z.object({
  id,
  state: z.enum(['running', 'done']),
  fromDay: localDate,
  toDay: localDate,
  /** Files in the archive, without its list. */
  files: z.int(),
  /** Receipts that could not be had; the list names them. */
  missing: z.int(),
  createdAt: instant,
});
export type ReceiptsView = z.infer<typeof receiptsView>;
export const receiptsList = listOf(receiptsView);
export type ReceiptsList = z.infer<typeof receiptsList>;
