import { id, listOf, listQuery, localDate, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

export const machineDocumentKinds = [
  'registration',
  'insurance',
  'leasing',
  'warranty',
  'test',
  'manual',
  'other',
] as const;
export type MachineDocumentKind = (typeof machineDocumentKinds)[number];

export const machineDocumentLimits = { title: 150 } as const;

const fields = {
  kind: z.enum(machineDocumentKinds),
  title: requiredText(machineDocumentLimits.title),
  /** The last day it is valid; whoever keeps the machine is told before. */
  validUntil: localDate.nullish(),
};

/** A paper of a machine or vehicle; its file follows. */
export const createMachineDocument = z.strictObject({ ...fields, id: id.optional(), machineId: id });
export type CreateMachineDocument = z.infer<typeof createMachineDocument>;
export type MachineDocumentDraft = z.input<typeof createMachineDocument>;
/** A field that is left out stays as it is; null clears it. */
export const updateMachineDocument = z.strictObject(fields).partial();
export type UpdateMachineDocument = z.infer<typeof updateMachineDocument>;

export const machineDocumentView = z.object({
  ...recordFields,
  machineId: id,
  kind: z.enum(machineDocumentKinds),
  title: z.string(),
  validUntil: localDate.nullable(),
  hasFile: z.boolean(),
});
export type MachineDocumentView = z.infer<typeof machineDocumentView>;

export const machineDocumentListSpec = {
  sort: ['validUntil', 'title', 'kind'],
  filter: { machineId: 'id', kind: 'enum', validUntil: 'date' },
  defaultSort: 'title',
} as const;
export const machineDocumentListQuery = listQuery(machineDocumentListSpec);
export const machineDocumentList = listOf(machineDocumentView);
