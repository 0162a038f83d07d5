import {
  id,
  localDate,
  optionalText,
  recordFields,
  requiredText,
  storedFileView,
} from '@jahrring/contracts-common';
import { z } from 'zod';

export const cvKinds = ['work', 'training'] as const;
export const cvKind = z.enum(cvKinds);
export type CvKind = z.infer<typeof cvKind>;

const editable = {
  kind: cvKind,
  title: requiredText(150),
  /** Company or school. */
  place: optionalText(150),
  startsOn: localDate,
  /** None: until today. */
  endsOn: localDate.nullish(),
  description: optionalText(2_000),
};

function endsAfterStart({
  startsOn,
  endsOn,
}: {
  startsOn?: string | undefined;
  endsOn?: string | null | undefined;
}) {
  return !startsOn || !endsOn || startsOn <= endsOn;
}
const endRule = { path: ['endsOn'], params: { code: 'afterOrEqual' } };

/** One station of a person's working life; belongs to the person, not to a licence. */
export const createCvEntry = z
  .strictObject({ id: id.optional(), ...editable })
  .refine(endsAfterStart, endRule);
export type CreateCvEntry = z.infer<typeof createCvEntry>;
export const updateCvEntry = z.strictObject(editable).partial().refine(endsAfterStart, endRule);
export type UpdateCvEntry = z.infer<typeof updateCvEntry>;

export const cvEntryView = z.object({
  ...recordFields,
  kind: cvKind,
  title: z.string(),
  place: z.string().nullable(),
  startsOn: localDate,
  endsOn: localDate.nullable(),
  description: z.string().nullable(),
  documents: z.array(storedFileView),
});
export type CvEntryView = z.infer<typeof cvEntryView>;
export const cvEntryList = z.object({ items: z.array(cvEntryView), total: z.int() });
export const mostCvEntries = 100;
export const mostCvDocuments = 10;
