import { id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

export const annexLimits = { perDocument: 20 } as const;

/** A file that goes with a document: uploaded, or a signed day report of its project. */
export const annexView = z.object({
  id,
  version: z.int(),
  name: z.string(),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: z.string(),
  /** Length in bytes. */
  size: z.int(),
  dayReportId: id.nullable(),
  createdAt: instant,
});
export type AnnexView = z.infer<typeof annexView>;

/** A signed day report of the document's project. */
export const dayReportChoice = z.object({
  id,
  number: z.string(),
  workDate: localDate,
  signedBy: z.string().nullable(),
  attached: z.boolean(),
});
export type DayReportChoice = z.infer<typeof dayReportChoice>;

export const annexList = z.object({ items: z.array(annexView), dayReports: z.array(dayReportChoice) });
export type AnnexList = z.infer<typeof annexList>;

export const attachDayReports = z.object({ ids: z.array(id).min(1).max(annexLimits.perDocument) });
export type AttachDayReports = z.infer<typeof attachDayReports>;
