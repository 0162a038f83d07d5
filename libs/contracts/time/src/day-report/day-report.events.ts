import { defineEvent, id, instant, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A customer has signed a day report, on the screen or on paper; once more after it was reopened. */
export const dayReportSigned = defineEvent(
  'time.dayReport.signed',
  1,
  z.object({
    id,
    number: z.string(),
    projectId: id,
    workDate: localDate,
    /** The name the customer gave. */
    signedBy: z.string(),
    signedAt: instant,
    /** SHA-256 of its PDF, hexadecimal. */
    pdfHash: z.string(),
  }),
);
