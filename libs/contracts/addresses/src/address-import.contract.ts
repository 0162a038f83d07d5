import { country, id } from '@jahrring/contracts-common';
import { importMappingOf, importRowBase } from '@jahrring/contracts-common/imports';
import { z } from 'zod';
import { addressLanguages } from './address.contract';

/** Largest file in bytes: 20 MB. */
export const importMaxBytes = 20 * 1024 * 1024;

/**
 * Targets for a column of the file. `streetLine` is "Waldstrasse 12", `zipCity` is "3550 Langnau", each split into its
 * parts; `firstName` is put in front of the name.
 */
export const importTargets = [
  'name',
  'firstName',
  'kind',
  'salutation',
  'supplement',
  'street',
  'houseNumber',
  'streetLine',
  'pob',
  'zip',
  'city',
  'zipCity',
  'country',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'vatNumber',
  'customerNumber',
  'language',
  'notes',
] as const;
export type ImportTarget = (typeof importTargets)[number];

export const importMapping = importMappingOf(importTargets);
export type ImportMapping = z.infer<typeof importMapping>;

export const matchKeys = ['customerNumber', 'nameZip', 'email', 'none'] as const;
export type MatchKey = (typeof matchKeys)[number];

export const importSettings = z.object({
  mapping: importMapping,
  /** The first line holds the titles of the columns; else it is an address like the others. */
  hasTitles: z.boolean().default(true),
  /** Key by which a row finds its existing address; `none` creates every row. */
  matchKey: z.enum(matchKeys).default('nameZip'),
  onMatch: z.enum(['update', 'skip']).default('update'),
  defaultCountry: country.default('CH'),
  defaultLanguage: z.enum(addressLanguages).default('de'),
  /** Building directories have no names: then street and number stand in for it. */
  nameFromStreet: z.boolean().default(false),
  /** The rows come from a directory: the addresses can be neither edited nor deleted by hand. */
  external: z.boolean().default(false),
});
export type ImportSettings = z.infer<typeof importSettings>;
export type ImportSettingsDraft = z.input<typeof importSettings>;

export const importRowView = importRowBase.extend({
  name: z.string(),
  zip: z.string(),
  city: z.string(),
  addressId: id.nullable(),
});
export type ImportRowView = z.infer<typeof importRowView>;
