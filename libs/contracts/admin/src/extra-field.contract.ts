import {
  extraEntity,
  extraKey,
  extraKind,
  extraLimits,
  extraTitle,
  type ExtraEntity,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Sent whenever a licence's own fields have changed; the kit keeps the copy. */
export { extraFieldsChanged, type ExtraFieldsChanged } from '@jahrring/contracts-common';

const choice = z.strictObject({
  /** None: a new one. */
  key: z.string().max(6).optional(),
  title: extraTitle,
});

export const extraFieldInput = z.strictObject({
  /** None: a new one. */
  key: extraKey.optional(),
  title: extraTitle,
  /** Stands fast once the field is there. */
  kind: extraKind,
  choices: z.array(choice).max(extraLimits.choices).optional(),
  required: z.boolean().default(false),
  active: z.boolean().default(true),
  inList: z.boolean().default(false),
  /** Refused where `mayReport` says no. */
  reportable: z.boolean().optional(),
});
export type ExtraFieldInput = z.input<typeof extraFieldInput>;

/** All fields of an entity, in their order; fields that were there must be there. */
export const saveExtraFields = z.strictObject({
  entity: extraEntity,
  fields: z.array(extraFieldInput).max(200),
});
export type SaveExtraFields = z.infer<typeof saveExtraFields>;

export { extraFieldSet, extraFieldSets } from '@jahrring/contracts-common';
export type { ExtraFieldSet, ExtraFieldSets } from '@jahrring/contracts-common';

/** Permissions of which one shows records of each kind, and with them the fields a licence has added to them. */
export const extraFieldReaders: Readonly<Record<ExtraEntity, readonly string[]>> = {
  address: ['tools.address.index', 'tools.address.show'],
  project: ['tools.project.index', 'tools.project.show'],
  object: [
    'tools.settings.objects',
    'tools.settings.license',
    'tools.timetable.index',
    'tools.machine_inventory.index',
    'tools.machine_inventory.manage',
    'tools.document.manage',
  ],
  employee: ['tools.settings.employees', 'tools.settings.license'],
  document: ['tools.document.index', 'tools.document.show'],
};
