import { requiredText, role } from '@jahrring/contracts-common';
import { z } from 'zod';
import { reportDefinition, savedReportLimits } from './saved-report.contract';

/** A saved report of an industry package: it is of whoever applies the package, and shared with roles. */
export const reportItem = z.strictObject({
  title: requiredText(savedReportLimits.title),
  definition: reportDefinition,
  /** Admins are among them, who keep what the package has brought. */
  roles: z
    .array(role)
    .max(savedReportLimits.shares)
    .refine((all) => all.includes('admin'), { params: { code: 'missing' } })
    .transform((all) => [...new Set(all)].toSorted()),
});
export type ReportItem = z.output<typeof reportItem>;
