import { currency, id, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { groupings } from './document.contract';
import { documentLimits } from './document.limits';

/** The long work that issues bills. */
export const billingRunKind = 'documents.billing-run';

/** Sources of a bill: a project's unbilled entries, or a delivery note. */
export const billingSources = ['project', 'delivery_note'] as const;
export const billingSource = z.enum(billingSources);
export type BillingSource = z.infer<typeof billingSource>;

/** Something wrong with one bill of the run, with the key of its text. */
export const billingProblem = z.object({
  code: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type BillingProblem = z.infer<typeof billingProblem>;

export const billingPreviewQuery = z.object({
  /** Entries up to this day; left out: today. */
  until: localDate.optional(),
  /** `ready`: projects that are prepared for charging; `all`: every project with unbilled entries. */
  projects: z.enum(['ready', 'all', 'none']).default('ready'),
  deliveryNotes: z.enum(['true', 'false']).default('true'),
  grouping: z.enum(groupings).default('activity'),
});
export type BillingPreviewQuery = z.infer<typeof billingPreviewQuery>;

export const billingCandidate = z.object({
  source: billingSource,
  /** Of the project or the delivery note. */
  id,
  number: z.string(),
  title: z.string(),
  projectId: id.nullable(),
  recipientName: z.string().nullable(),
  /** Entries or positions. */
  lines: z.int(),
  /** Bills it becomes: more than one where its positions do not fit on one. */
  bills: z.int(),
  from: localDate.nullable(),
  to: localDate.nullable(),
  net: money,
  total: money,
  currency,
  problems: z.array(billingProblem),
});
export type BillingCandidate = z.infer<typeof billingCandidate>;

export const billingPreview = z.object({
  until: localDate,
  items: z.array(billingCandidate),
  /** By currency. */
  sums: z.array(z.object({ currency, count: z.int(), net: money, total: money })),
});
export type BillingPreview = z.infer<typeof billingPreview>;

export const startBillingRun = z.object({
  until: localDate.optional(),
  grouping: z.enum(groupings).default('activity'),
  items: z
    .array(z.object({ source: billingSource, id }))
    .min(1)
    .max(documentLimits.documents * 5),
  /** Left as drafts, or issued. */
  issue: z.boolean().default(true),
  /** Sent by mail once issued. */
  send: z.boolean().default(false),
});
export type StartBillingRun = z.infer<typeof startBillingRun>;
export type StartBillingRunInput = z.input<typeof startBillingRun>;

export const billingOutcomes = ['drafted', 'issued', 'sent', 'failed'] as const;
export const billingRunResult = z.object({
  items: z.array(
    z.object({
      source: billingSource,
      id,
      title: z.string(),
      outcome: z.enum(billingOutcomes),
      documentId: id.nullable(),
      documentNumber: z.string().nullable(),
      problem: billingProblem.nullable(),
    }),
  ),
});
export type BillingRunResult = z.infer<typeof billingRunResult>;
