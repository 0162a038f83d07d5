import { id, listOf, unit, version } from '@jahrring/contracts-common';
import { z } from 'zod';
import { objectKind, objectLimits } from './object.contract';

const versioned = z.array(z.object({ id, version })).min(1).max(objectLimits.bulk);

/** Switches many objects on or off: all of them or, if one cannot be changed, none. */
export const bulkActivate = z.object({ items: versioned, active: z.boolean() });
export type BulkActivate = z.infer<typeof bulkActivate>;

export const bulkDelete = z.object({ items: versioned });
export type BulkDelete = z.infer<typeof bulkDelete>;

export const bulkResult = z.object({ ids: z.array(id) });
export type BulkResult = z.infer<typeof bulkResult>;

export const titleCheckQuery = z.object({
  title: z.string().trim().max(objectLimits.title),
  exceptId: id.optional(),
});
/** Objects that bear a title already; nobody is kept from saving. */
export const titleCheck = z.object({
  matches: z.array(
    z.object({ id, kind: objectKind, title: z.string(), articleNumber: z.string().nullable() }),
  ),
});
export type TitleCheck = z.infer<typeof titleCheck>;

const mostOptions = 50;

export const optionsQuery = z.object({
  kind: objectKind.optional(),
  search: z.string().trim().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(mostOptions).default(20),
});
export type OptionsQuery = z.infer<typeof optionsQuery>;

/** Active objects the caller may see, for pickers. */
export const objectOptions = listOf(
  z.object({ id, kind: objectKind, title: z.string(), articleNumber: z.string().nullable(), unit }),
);
export type ObjectOption = z.infer<typeof objectOptions>['items'][number];

export const employeeOptions = listOf(z.object({ id, name: z.string(), active: z.boolean() }));

/** Fields of a price list or stock list as a file, in its order. */
export const objectExportFields = [
  'kind',
  'articleNumber',
  'title',
  'description',
  'unit',
  'price',
  'vatRateKey',
  'rateCategory',
  'costCentre',
  'revenueCentre',
  'active',
] as const;
