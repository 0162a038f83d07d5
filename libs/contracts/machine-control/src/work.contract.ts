import {
  id,
  listOf,
  localDate,
  money,
  optionalText,
  quantity,
  recordFields,
  storedFileView,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { counterValue } from './reading.contract';

/** Kinds of work on a machine; a service and an exhaust test restart their interval. */
export const workKinds = ['service', 'exhaust', 'repair'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workLimits = { what: 60, workshop: 100, note: 2000, files: 20 } as const;

const fields = {
  doneOn: localDate,
  /** Kind of repair or service, from the licence's list or as free text. */
  what: optionalText(workLimits.what),
  cost: money.refine((value) => !value.startsWith('-'), { params: { code: 'minNumber', min: 0 } }).nullish(),
  workshop: optionalText(workLimits.workshop),
  note: optionalText(workLimits.note),
  /** Of an exhaust test: whether it was passed. */
  passed: z.boolean().nullish(),
  /** When it is due again; left out: by the machine's interval. */
  nextOn: localDate.nullish(),
};

export const createWork = z.object({
  ...fields,
  id: id.optional(),
  kind: z.enum(workKinds),
  counter: counterValue.nullish(),
});
export type CreateWork = z.infer<typeof createWork>;
export type WorkDraft = z.input<typeof createWork>;

/** A field that is left out stays as it is; null clears it. */
export const updateWork = z.object(fields).partial();
export type UpdateWork = z.infer<typeof updateWork>;

export const workView = z.object({
  ...recordFields,
  machineId: id,
  kind: z.enum(workKinds),
  doneOn: localDate,
  what: z.string().nullable(),
  /** Null for people who do not manage machines. */
  cost: money.nullable(),
  workshop: z.string().nullable(),
  note: z.string().nullable(),
  passed: z.boolean().nullable(),
  nextOn: localDate.nullable(),
  counter: quantity.nullable(),
  employeeName: z.string().nullable(),
  files: z.array(storedFileView),
});
export type WorkView = z.infer<typeof workView>;
export const workRecordList = listOf(workView);
