import { id, listOf, localDate, optionalText, quantity, recordFields } from '@jahrring/contracts-common';
import { z } from 'zod';

/**
 * Source of a reading: a person, a line of a time sheet, a fuelling, a service, the inventory, a new counter, or a file of the
 * machine.
 */
export const readingSources = [
  'person',
  'entry',
  'fuelling',
  'work',
  'inventory',
  'exchange',
  'file',
] as const;
export type ReadingSource = (typeof readingSources)[number];

export const readingLimits = { note: 500 } as const;

/** A counter shows nothing below zero. */
export const counterValue = quantity.refine((value) => !value.startsWith('-'), {
  params: { code: 'minNumber', min: 0 },
});

export const createReading = z.object({
  id: id.optional(),
  readOn: localDate,
  value: counterValue,
  note: optionalText(readingLimits.note),
});
export type CreateReading = z.infer<typeof createReading>;
export type ReadingDraft = z.input<typeof createReading>;

/** The counter was replaced: the old one's last value and the new one's first. */
export const exchangeCounter = z.object({
  id: id.optional(),
  exchangedOn: localDate,
  oldValue: counterValue,
  newValue: counterValue,
  note: optionalText(readingLimits.note),
});
export type ExchangeCounter = z.infer<typeof exchangeCounter>;
export type ExchangeDraft = z.input<typeof exchangeCounter>;

export const readingView = z.object({
  ...recordFields,
  machineId: id,
  readOn: localDate,
  value: quantity,
  source: z.enum(readingSources),
  /** Counts up with every new counter. */
  counterNo: z.int(),
  /** Expected reading by the hours recorded since; null if it fits. */
  expected: quantity.nullable(),
  /** Told by another tool, and backwards: kept to be looked at, counts nowhere. */
  doubtful: z.boolean(),
  note: z.string().nullable(),
  employeeName: z.string().nullable(),
  hasPhoto: z.boolean(),
  /** True if the caller may delete it. */
  mayChange: z.boolean(),
});
export type ReadingView = z.infer<typeof readingView>;
export const readingList = listOf(readingView);

/** Counters of this machine moved otherwise than expected. params: title, from, to */
export const counterWarning = z.object({
  code: z.literal('COUNTER_MISMATCH'),
  key: z.string(),
  params: z.object({ title: z.string(), from: z.string(), to: z.string() }),
});

export const savedReading = z.object({ reading: readingView, warnings: z.array(counterWarning) });
export type SavedReading = z.infer<typeof savedReading>;
