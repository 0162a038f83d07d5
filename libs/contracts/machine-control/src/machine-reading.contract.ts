import { listOf, listQuery, optionalText, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters. */
export const machineReadingLimits = { title: 150, note: 2000 } as const;

const fields = {
  title: requiredText(machineReadingLimits.title),
  note: optionalText(machineReadingLimits.note),
};

export const createMachineReading = z.object(fields);
export type CreateMachineReading = z.infer<typeof createMachineReading>;
/** What a form holds while it is filled in. */
export type MachineReadingDraft = z.input<typeof createMachineReading>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateMachineReading = z.object(fields).partial();
export type UpdateMachineReading = z.infer<typeof updateMachineReading>;

export const machineReadingView = z.object({
  ...recordFields,
  title: z.string(),
  note: z.string().nullable(),
});
export type MachineReadingView = z.infer<typeof machineReadingView>;

export const machineReadingList = listOf(machineReadingView);
export type MachineReadingList = z.infer<typeof machineReadingList>;

export const machineReadingListQuery = listQuery({
  sort: ['title', 'updatedAt'],
  filter: { title: 'text' },
  defaultSort: 'title',
});
