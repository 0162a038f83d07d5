import { reportLanguages, reportLimits, weathers, type DayReportView } from '@jahrring/contracts-time';
import { z } from 'zod';

/** Values in the form of a report. */
export const contentDraft = z.object({
  text: z.string().max(reportLimits.text),
  remarks: z.string().max(reportLimits.remarks),
  weather: z.enum(weathers).nullable(),
  language: z.enum(reportLanguages),
});
export type ContentDraft = z.infer<typeof contentDraft>;

export function contentOf({ text, remarks, weather, language }: DayReportView): ContentDraft {
  return { text: text ?? '', remarks: remarks ?? '', weather, language };
}

export function sameContent(a: ContentDraft, b: ContentDraft): boolean {
  const fields = ['text', 'remarks', 'weather', 'language'] as const;
  return fields.every((field) => a[field] === b[field]);
}
