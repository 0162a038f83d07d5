import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  signature,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { personalLimits as limits } from './personal-limits';

/** Results of a return from a person: back in the store, or gone. */
export const returnOutcomes = ['returned', 'worn', 'lost'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

const quantity = z.int().min(1).max(limits.quantity);

/** One thing that a person is given; its id is that of what they hold from now on. */
export const issueLine = z.strictObject({
  id: id.optional(),
  articleId: id,
  /** The piece, where each is known by its number. */
  itemId: id.nullish(),
  size: optionalText(limits.size),
  quantity,
});
export type IssueLine = z.infer<typeof issueLine>;

/** One thing that a person no longer holds. */
export const returnLine = z.strictObject({
  holdingId: id,
  quantity,
  outcome: z.enum(returnOutcomes),
  note: optionalText(limits.note),
});
export type ReturnLine = z.infer<typeof returnLine>;

/** Handover of articles that a person receives and returns at the same time, signed by both on the device. */
export const createHandover = z
  .strictObject({
    id,
    employeeId: id,
    on: localDate,
    /** When both had signed, by the device's clock. */
    signedAt: instant,
    issued: z.array(issueLine).max(limits.lines),
    returned: z.array(returnLine).max(limits.lines),
    note: optionalText(limits.note),
    personSignature: signature,
    giverSignature: signature,
  })
  .refine(({ issued, returned }) => issued.length + returned.length > 0, {
    path: ['issued'],
    params: { code: 'required' },
  })
  .refine(
    ({ issued, returned }) =>
      new Set(issued.flatMap((line) => line.id ?? [])).size === issued.filter((line) => line.id).length &&
      new Set(returned.map((line) => line.holdingId)).size === returned.length,
    { path: ['issued'], params: { code: 'distinct' } },
  );
export type CreateHandover = z.infer<typeof createHandover>;

/** A line as it is kept and printed: names as they were on the day. */
export const handoverLine = z.object({
  title: z.string(),
  size: z.string().nullable(),
  serial: z.string().nullable(),
  quantity: z.int(),
  /** Null where it was handed out. */
  outcome: z.enum(returnOutcomes).nullable(),
  note: z.string().nullable(),
});
export type HandoverLine = z.infer<typeof handoverLine>;

export const handoverView = z.object({
  ...recordFields,
  number: z.int(),
  employeeId: id,
  employeeName: z.string(),
  giverName: z.string(),
  on: localDate,
  signedAt: instant,
  lines: z.array(handoverLine),
  note: z.string().nullable(),
});
export type HandoverView = z.infer<typeof handoverView>;

export const handoverListSpec = {
  sort: ['number', 'on', 'employeeName'],
  filter: { employeeId: 'id', on: 'date' },
  defaultSort: '-number',
} as const;
export const handoverListQuery = listQuery(handoverListSpec);
export const handoverList = listOf(handoverView);
