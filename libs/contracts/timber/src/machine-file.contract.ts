import {
  id,
  listOf,
  listQuery,
  optionalText,
  quantity,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { unknownWord } from './file-word.contract';
import { quality, species, woodType } from './species';
import { stemLimits } from './stem.contract';

/** Most files at once and bytes of one; longest names; most species, products and sites of one file. */
export const machineFileLimits = {
  files: 50,
  bytes: 250_000_000,
  /** Of a list of stems, which is read as a whole. */
  tableBytes: 25_000_000,
  name: 150,
  mappings: 500,
  sites: 500,
} as const;

/** Long work: files are read and told what they hold; one file's logs are written. */
export const machineFileCheckWork = 'timber.machine-file-check';
export const machineFileWriteWork = 'timber.machine-file-write';

/**
 * Of StanForD 2010: harvested, forwarded, machine times. Of ELDATsmart: wood allocation, delivery note, transfer order,
 * measurement journal, clearing. A list of stems (CSV, Excel).
 */
export const machineFileKinds = [
  ...(['hpr', 'fpr', 'mom'] as const),
  ...(['alloc', 'deliv', 'order', 'mill', 'clear'] as const),
  ...(['table'] as const),
] as const;
export const machineFileKind = z.enum(machineFileKinds);
export type MachineFileKind = z.infer<typeof machineFileKind>;

/** Returns whether logs of such files are imported. */
export function holdsLogs(kind: MachineFileKind): boolean {
  return kind === 'hpr' || kind === 'alloc' || kind === 'table';
}

/** Returns whether such files are taken over: their logs, loads or times; the others are only described. */
export function isTakenOver(kind: MachineFileKind): boolean {
  return holdsLogs(kind) || kind === 'fpr' || kind === 'mom';
}

/** Only told; being written; written. */
export const machineFileStates = ['read', 'writing', 'written'] as const;
export const machineFileState = z.enum(machineFileStates);
export type MachineFileState = z.infer<typeof machineFileState>;

/** A machine's name of a species or product, with the logs and volume the file has of it. */
const named = { name: z.string(), logs: z.int(), volume: quantity };

/** The meaning of a machine's product to the licence; `skip`: its logs are not taken over (waste, left in the stand). */
export const productMapping = z.object({
  skip: z.boolean(),
  assortment: optionalText(stemLimits.assortment),
  woodType,
  quality: quality.nullish(),
});

export const fileSpecies = z.object({ ...named, species: species.nullable(), proposed: species.nullable() });
export type FileSpecies = z.infer<typeof fileSpecies>;

const mappedProduct = z.object({
  skip: z.boolean(),
  assortment: z.string().nullable(),
  woodType,
  quality: quality.nullable(),
});
export const fileProduct = z.object({
  ...named,
  mapping: mappedProduct.nullable(),
  proposed: mappedProduct,
});
export type FileProduct = z.infer<typeof fileProduct>;

export const fileSite = z.object({
  key: z.string(),
  name: z.string(),
  owner: z.string(),
  certificate: z.string(),
  /** Stems, or parts of loads, of it. */
  stems: z.int(),
  /** The origin of the same name, or the one its stems were written to. */
  originId: z.uuid().nullable(),
});

export const machineFileView = z.object({
  ...recordFields,
  name: z.string(),
  kind: machineFileKind,
  state: machineFileState,
  /** Of the standard. */
  standard: z.string(),
  machine: z.string(),
  /** First and last moment that is told of. */
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  stems: z.int(),
  logs: z.int(),
  /** m³ under bark; of loads over bark where that is all the machine tells. */
  volume: quantity,
  loads: z.int(),
  /** Spans of a machine's work. */
  spans: z.int(),
  engineHours: quantity,
  runHours: quantity,
  fuelLitres: quantity,
  operators: z.array(z.string()),
  species: z.array(fileSpecies),
  products: z.array(fileProduct),
  sites: z.array(fileSite),
  /** Logs, loads or spans that were taken over, were there already, or are not taken over. */
  written: z.int(),
  known: z.int(),
  skipped: z.int(),
});
export type MachineFileView = z.infer<typeof machineFileView>;

export const machineFileList = listOf(machineFileView);
export type MachineFileList = z.infer<typeof machineFileList>;

export const machineFileListQuery = listQuery({
  sort: ['name', 'createdAt', 'kind', 'state'],
  filter: { name: 'text', kind: 'enum', state: 'enum' },
  defaultSort: '-createdAt',
});

/** The meanings of machines' names for species and products; the licence keeps them for its next files. */
export const saveMappings = z.object({
  species: z
    .array(z.object({ name: requiredText(machineFileLimits.name), species }))
    .max(machineFileLimits.mappings),
  products: z
    .array(z.object({ name: requiredText(machineFileLimits.name), ...productMapping.shape }))
    .max(machineFileLimits.mappings),
});
export type SaveMappings = z.infer<typeof saveMappings>;

export const savedMappings = z.object({ saved: z.int() });

/** The origin of each site's stems; a site that is left out gets an origin of its name. */
export const writeMachineFile = z.object({
  sites: z.array(z.object({ key: z.string().max(60), originId: id })).max(machineFileLimits.sites),
});
export type WriteMachineFile = z.infer<typeof writeMachineFile>;

const fileProblem = z.object({
  fault: z.string(),
  line: z.int(),
  column: z.int(),
  element: z.string(),
  detail: z.string(),
});
export type FileProblem = z.infer<typeof fileProblem>;

/** One file of an import: what became of it. `fault` as in the reader; line and column from 1, 0 for the file as a whole. */
export const checkedFile = z.object({
  name: z.string(),
  id: z.uuid().nullable(),
  known: z.boolean(),
  problem: fileProblem.nullable(),
  /** Every fault of a list of stems, the first of them above; `total` where there are more than are told. */
  problems: z.array(fileProblem).optional(),
  total: z.int().optional(),
  /** Titles of a list of stems that lacks a column, for somebody to say which is which. */
  titles: z.array(z.string()).optional(),
  /** Words of a list that have no meaning yet. */
  unknown: z.array(unknownWord).optional(),
});
export type CheckedFile = z.infer<typeof checkedFile>;
export interface CheckedFiles {
  files: CheckedFile[];
}
