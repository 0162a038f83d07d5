import {
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Levels of a letter: 1st reminder, 2nd reminder, final demand. */
export const dunningLevels = [1, 2, 3] as const;
export const dunningLevel = z.literal(dunningLevels);
export type DunningLevel = z.infer<typeof dunningLevel>;

/** Languages letters are written in: those of documents. */
export const letterLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

export const dunningLimits = {
  title: 80,
  text: 1500,
  reason: 200,
  days: 365,
  letters: 500,
  subject: 150,
  mailText: 4000,
} as const;

const days = (least: number) => z.int().min(least).max(dunningLimits.days);
const notNegative = money.refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } });
/** Per cent a year with up to three decimals. */
const rate = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, { error: 'decimal' })
  .nullable();

const levelSettings = z.strictObject({
  /** Days after the due date (first level) or the end of the last letter's term before the level is reached. */
  afterDays: days(0),
  /** Days the debtor is given. */
  termDays: days(1),
  /** Of a letter, in the licence's currency. */
  fee: notNegative,
  /** Claims interest on what is overdue. */
  interest: z.boolean(),
});

const letterTexts = z.strictObject({
  title: optionalText(dunningLimits.title),
  text: optionalText(dunningLimits.text),
});
export type DunningLetterTexts = z.output<typeof letterTexts>;

/** Dunning settings of a licence; values that are not set follow the law and custom of its country. */
export const dunningSettings = z.strictObject({
  levels: z.tuple([levelSettings, levelSettings, levelSettings]),
  /** Per cent a year; null: the country's own (CH 5 % by OR 104). */
  interestRate: rate,
  /** Days between two letters to the same debtor, at least. */
  leastInterval: days(0),
  /** Smallest total for which a letter is sent, in the licence's currency. */
  leastTotal: notNegative,
  /** Own words by language, in the order of the levels; what is empty holds as shipped. */
  texts: z.partialRecord(z.enum(letterLanguages), z.tuple([letterTexts, letterTexts, letterTexts])),
});
export type DunningSettings = z.output<typeof dunningSettings>;

/** Swiss custom: due + 7 days, then 3 days after each term of 10; no fees; 5 % interest with the final demand. */
export const defaultDunningSettings: DunningSettings = {
  levels: [
    { afterDays: 7, termDays: 10, fee: '0.00', interest: false },
    { afterDays: 3, termDays: 10, fee: '0.00', interest: false },
    { afterDays: 3, termDays: 10, fee: '0.00', interest: true },
  ],
  interestRate: null,
  leastInterval: 7,
  leastTotal: '0.00',
  texts: {},
};

/** Reasons why an overdue bill is in no letter; shown to people, so each has a text. */
export const dunningOmissions = [
  /** Its term, or the days after it, are not over; `until`: when they are. */
  'term',
  /** The debtor had a letter lately; `until`. */
  'interval',
  /** Excluded by hand; `until`, or for good. */
  'excluded',
  'collection',
  /** After the final demand a person decides. */
  'afterFinal',
  'tooSmall',
  /** The debtor's credits are as much as what is overdue. */
  'covered',
  'noAddress',
] as const;
export const dunningOmission = z.enum(dunningOmissions);
export type DunningOmission = z.infer<typeof dunningOmission>;

/** One bill in a letter. */
export const dunningLine = z.object({
  itemId: id,
  number: z.string(),
  documentDate: localDate,
  dueDate: localDate,
  amount: money,
  /** Open amount of the bill, less the credit of a correction of the same bill. */
  open: money,
  level: dunningLevel,
  /** Claimed with this letter. */
  interest: money,
});
export type DunningLine = z.infer<typeof dunningLine>;

const letterFields = {
  addressId: id,
  addressName: z.string(),
  currency,
  level: dunningLevel,
  lines: z.array(dunningLine),
  /** Of bills. */
  open: money,
  /** Fees and interest of earlier letters that are open yet. */
  earlierFees: money,
  fee: money,
  interest: money,
  /** All of it: what the debtor is asked for. */
  total: money,
};

/** A letter as it would be issued. */
export const proposedLetter = z.object({ ...letterFields, email: z.string().nullable(), credit: money });
export type ProposedLetter = z.infer<typeof proposedLetter>;

/** An overdue bill that gets no letter now. */
export const omittedItem = z.object({
  itemId: id,
  number: z.string(),
  addressId: id.nullable(),
  addressName: z.string(),
  dueDate: localDate,
  currency,
  open: money,
  level: z.int(),
  reason: dunningOmission,
  until: localDate.nullable(),
  note: z.string().nullable(),
});
export type OmittedItem = z.infer<typeof omittedItem>;

export const dunningProposal = z.object({
  asOf: localDate,
  /** Day of the last run: a new one is not before it. */
  lastRunOn: localDate.nullable(),
  letters: z.array(proposedLetter),
  omitted: z.array(omittedItem),
});
export type DunningProposal = z.infer<typeof dunningProposal>;
export const dunningProposalQuery = z.strictObject({ asOf: localDate.optional() });

/** The letters of a proposal that are to be issued, as somebody saw them. */
export const issueDunning = z.strictObject({
  /** Made by the client, so that a repeated request is the same run. */
  id,
  asOf: localDate,
  letters: z
    .array(z.strictObject({ addressId: id, currency, level: dunningLevel, total: money }))
    .min(1)
    .max(dunningLimits.letters),
});
export type IssueDunning = z.output<typeof issueDunning>;

export const dunningMailStates = ['none', 'queued', 'sent', 'failed'] as const;
export const dunningMailState = z.enum(dunningMailStates);
export type DunningMailState = z.infer<typeof dunningMailState>;

export const dunningLetterView = z.object({
  id,
  version: z.int(),
  runId: id,
  number: z.string(),
  issuedOn: localDate,
  dueDate: localDate,
  ...letterFields,
  /** Of the bills, what is open now. */
  stillOpen: money,
  /** E-mail address to which it is sent. */
  email: z.string().nullable(),
  mailState: dunningMailState,
  mailError: z.string().nullable(),
  sentAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
});
export type DunningLetterView = z.infer<typeof dunningLetterView>;
export const dunningLetterList = listOf(dunningLetterView);
export type DunningLetterList = z.infer<typeof dunningLetterList>;
export const dunningLetterListSpec = {
  sort: ['number', 'issuedOn', 'addressName', 'level', 'total'],
  filter: { addressId: 'id', runId: 'id', level: 'number', issuedOn: 'date', mailState: 'enum' },
  defaultSort: '-issuedOn,-number',
} as const;
export const dunningLetterQuery = listQuery(dunningLetterListSpec);

/**
 * Result of a dunning run; `changed`: chosen letters that meanwhile differ or no longer exist: nothing was issued for
 * them.
 */
export const dunningIssued = z.object({
  runId: id,
  letters: z.array(dunningLetterView),
  changed: z.array(z.object({ addressId: id, currency })),
});
export type DunningIssued = z.infer<typeof dunningIssued>;

/** Letters to send by mail. */
export const sendDunning = z.strictObject({ letterIds: z.array(id).min(1).max(dunningLimits.letters) });
export type SendDunning = z.output<typeof sendDunning>;

export const dunningSent = z.object({
  queued: z.array(id),
  /** Not sent: paid meanwhile, no address, cancelled, or sent already. */
  skipped: z.array(z.object({ id, reason: z.enum(['settled', 'noEmail', 'cancelled', 'sentAlready']) })),
});
export type DunningSent = z.infer<typeof dunningSent>;

export const cancelDunning = z.strictObject({ reason: requiredText(dunningLimits.reason) });
export type CancelDunning = z.output<typeof cancelDunning>;

/**
 * Rules for one bill, or for all of a debtor: `exclude`: no letter, until a day or permanently; `noFees`: letters
 * without fee and interest; `collection`: handed over, nothing is sent any more. A bill's own rule takes precedence
 * over its debtor's.
 */
export const dunningRuleKinds = ['exclude', 'noFees', 'collection'] as const;
export const dunningRuleKind = z.enum(dunningRuleKinds);
export type DunningRuleKind = z.infer<typeof dunningRuleKind>;

export const setDunningRule = z.strictObject({
  kind: dunningRuleKind,
  until: localDate.nullable().default(null),
  reason: requiredText(dunningLimits.reason),
});
export type SetDunningRule = z.output<typeof setDunningRule>;

export const dunningRuleView = z.object({
  id,
  version: z.int(),
  target: z.enum(['item', 'debtor']),
  targetId: id,
  kind: dunningRuleKind,
  until: localDate.nullable(),
  reason: z.string(),
  createdAt: instant,
});
export type DunningRuleView = z.infer<typeof dunningRuleView>;
export const dunningRuleList = listOf(dunningRuleView);
