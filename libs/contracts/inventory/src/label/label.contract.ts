import { id, optionalText, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { labelSheetKeys, labelSheets } from './label-sheets';

export const labelLimits = {
  labels: 1000,
  margin: 100,
  shortestRoll: 15,
  longestRoll: 300,
  title: 150,
  number: 20,
  path: 300,
} as const;

/** Text lines of a label beside its number, in the chosen order. */
export const labelLines = ['title', 'articleNumber', 'serial', 'detail', 'owner'] as const;
export type LabelLine = (typeof labelLines)[number];

const margin = z.number().min(0).max(labelLimits.margin).nullable();
const fields = {
  sheet: z.enum(labelSheetKeys),
  /** Millimetres from the edge of the paper to the first label; null: as the maker of the sheet has it. */
  marginLeft: margin,
  marginTop: margin,
  rollLength: z.int().min(labelLimits.shortestRoll).max(labelLimits.longestRoll),
  lines: z
    .array(z.enum(labelLines))
    .max(labelLines.length)
    .refine((lines) => new Set(lines).size === lines.length, { params: { code: 'distinct' } }),
  showNumber: z.boolean(),
  showLogo: z.boolean(),
  /** Hairlines to cut along, on plain paper. */
  cutLines: z.boolean(),
};

export const updateLabelSettings = z.strictObject(fields);
export type UpdateLabelSettings = z.infer<typeof updateLabelSettings>;

export const labelSettings = z.object({
  ...fields,
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
  hasLogo: z.boolean(),
});
export type LabelSettings = z.infer<typeof labelSettings>;

export const defaultLabelSettings: UpdateLabelSettings = {
  sheet: 'own',
  marginLeft: null,
  marginTop: null,
  rollLength: 40,
  lines: ['title', 'serial', 'detail'],
  showNumber: true,
  showLogo: true,
  cutLines: true,
};

/** Kinds of records that labels are printed for: codes at sites, machines and objects, single pieces, records of other tools. */
export const labelSources = ['codes', 'objects', 'items', 'records'] as const;
export type LabelSource = (typeof labelSources)[number];

const ids = z.array(id).min(1).max(labelLimits.labels);
/** A record of any tool: reading its code opens its page. */
const record = z.strictObject({
  /** Begins with one slash: never another host. */
  path: z
    .string()
    .max(labelLimits.path)
    .regex(/^\/(?![/\\])[\w./?=&%-]*$/),
  title: requiredText(labelLimits.title),
  number: optionalText(labelLimits.number),
  detail: optionalText(labelLimits.title),
});
export type LabelRecord = z.infer<typeof record>;

export const printLabels = z
  .strictObject({
    of: z.enum(labelSources),
    ids: ids.optional(),
    records: z.array(record).min(1).max(labelLimits.labels).optional(),
    /** Origin of the installation: the codes of records begin with it. */
    origin: z
      .string()
      .max(labelLimits.path)
      .regex(/^https?:\/\/[\w.:-]+$/)
      .optional(),
    sheet: z.enum(labelSheetKeys),
    /** The first free label of the sheet, row by row, from 1. */
    start: z.int().min(1).default(1),
  })
  .superRefine(({ of, ids, records, origin, sheet, start }, context) => {
    const needed = of === 'records' ? { records, origin } : { ids };
    for (const [path, value] of Object.entries(needed)) {
      if (value === undefined)
        context.addIssue({ code: 'custom', path: [path], params: { code: 'required' } });
    }
    const { columns, rows } = labelSheets[sheet];
    if (start > columns * rows)
      context.addIssue({
        code: 'custom',
        path: ['start'],
        params: { code: 'maxNumber', max: columns * rows },
      });
  });
export type PrintLabels = z.infer<typeof printLabels>;
export type PrintLabelsDraft = z.input<typeof printLabels>;
