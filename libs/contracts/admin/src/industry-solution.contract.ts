import {
  country,
  instant,
  leftReason,
  listOf,
  locale,
  locales,
  money,
  packagePart,
  packageParts,
  partItemKey,
  partLimits,
  partOutcome,
  vatKey,
  type PackagePart,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { accountKind, createAccount } from './account.contract';
import { dropdownKey, dropdownTexts, saveDropdown } from './dropdown.contract';
import { permissionKeys } from './permission-keys';
import { pluginId, pluginIds, pluginPermissions } from './plugins';
import { shapedRole } from './role.contract';

export const industryLimits = {
  title: 80,
  description: 600,
  /** Versions of packages an installation keeps. */
  packages: 200,
  /** Largest file in bytes. */
  bytes: 1024 * 1024,
} as const;

/** Names a package through all its versions. */
export const packageKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);
export const packageNumber = z.int().min(1).max(9_999);

/** Words of a package by language; German is there, the others fall back to it. */
export function packageWords(max: number) {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({
    ...Object.fromEntries(locales.map((one) => [one, text.optional()])),
    de: text,
  });
}

/** An item: what its owner writes, with words in all languages where a person reads them. */
const packageItem = z.strictObject({
  key: partItemKey,
  /** Written only where this plugin is on. */
  needs: pluginId.optional(),
  values: z.record(z.string().max(60), z.unknown()),
});
export type PackageItem = z.infer<typeof packageItem>;

const items = z
  .array(packageItem)
  .max(partLimits.items)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { params: { code: 'distinct' } });

/** An industry solution as a file: one version of a package. */
export const industryPackage = z.strictObject({
  format: z.literal('jahrring-industry-package'),
  formatVersion: z.literal(1),
  key: packageKey,
  number: packageNumber,
  country: country.nullable(),
  title: packageWords(industryLimits.title),
  description: packageWords(industryLimits.description),
  parts: z.partialRecord(packagePart, items),
});
export type IndustryPackage = z.infer<typeof industryPackage>;

const grantKeys = new Set([...permissionKeys, ...pluginIds.flatMap((plugin) => pluginPermissions(plugin))]);

/** Values of items of the parts that admin owns, in one language. */
export const pluginItem = z.strictObject({ plugin: pluginId });
export type PluginItem = z.infer<typeof pluginItem>;

export const roleItem = z.strictObject({
  role: shapedRole,
  changes: z
    .record(z.string().max(100), z.enum(['none', 'all', 'assigned', 'own']))
    .refine((changes) => Object.keys(changes).every((key) => grantKeys.has(key)), { params: { code: 'in' } }),
});
export type RoleItem = z.infer<typeof roleItem>;

export const dropdownItem = z.strictObject({
  list: dropdownKey,
  value: saveDropdown.shape.values.unwrap().shape.value,
  texts: dropdownTexts,
  active: z.boolean().default(true),
});
export type DropdownItem = z.output<typeof dropdownItem>;

export const accountItem = z.strictObject({
  number: createAccount.shape.number,
  title: createAccount.shape.title,
  kind: accountKind,
  vatKey: vatKey.nullable().default(null),
  active: z.boolean().default(true),
});
export type AccountItem = z.output<typeof accountItem>;

const counts = z.partialRecord(packagePart, z.int());
const titled = { key: packageKey, title: z.string(), description: z.string(), country: country.nullable() };

/** A version of a package, as superadmins list them. */
export const packageView = z.object({
  ...titled,
  number: z.int(),
  /** It comes with the product; the others were imported. */
  shipped: z.boolean(),
  counts,
  /** Licences that have this version. */
  licences: z.int(),
});
export type PackageView = z.infer<typeof packageView>;
export const packageList = listOf(packageView);

export const solutionStates = ['running', 'applied', 'stopped', 'takenBack'] as const;
export const solutionTasks = ['apply', 'takeBack'] as const;
export const solutionTask = z.enum(solutionTasks);
export type SolutionTask = z.infer<typeof solutionTask>;

const application = z.object({
  number: z.int(),
  state: z.enum(solutionStates),
  /** The task that runs, was interrupted, or ran last. */
  task: solutionTask,
  locale,
  changedAt: instant,
});

/** A package as a licence sees it, in its newest version. */
export const solutionView = z.object({
  ...titled,
  number: z.int(),
  counts,
  application: application.nullable(),
});
export type SolutionView = z.infer<typeof solutionView>;
export const solutionList = listOf(solutionView);

/** One item of a preview or of what was done. */
const solutionItem = z.object({
  key: z.string(),
  /** Null where its kind says it all: a plugin, a role. */
  title: z.string().nullable(),
  /** The plugin, the role, the list, the kind of object, the type of document. */
  kind: z.string().nullable(),
  outcome: partOutcome,
  reason: leftReason.nullable(),
  /** Per month, of a plugin that costs something. */
  price: money.nullable(),
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SolutionItem = z.infer<typeof solutionItem>;

const solutionPart = z.object({
  part: packagePart,
  /** False: its service cannot be reached now, so nothing is known of it. */
  reached: z.boolean(),
  items: z.array(solutionItem),
});
export type SolutionPart = z.infer<typeof solutionPart>;

/** Items with the outcome a task would have, or that the last one had. */
export const solutionReport = z.object({ ...titled, number: z.int(), parts: z.array(solutionPart) });
export type SolutionReport = z.infer<typeof solutionReport>;

export const previewQuery = z.object({ task: solutionTask.default('apply') });
export type PreviewQuery = z.infer<typeof previewQuery>;

/** Begins to apply a package in the version that was looked at, or a newer one of it. */
export const applySolution = z.strictObject({
  number: packageNumber,
  /** Prices per month that were agreed to, by plugin; a plugin that costs something and is not named stays off. */
  prices: z.partialRecord(pluginId, money).default({}),
});
export type ApplySolution = z.infer<typeof applySolution>;

/** Result of the long work: number of items by part and outcome. */
export const solutionResult = z.object({
  key: packageKey,
  number: z.int(),
  task: solutionTask,
  outcomes: z.partialRecord(partOutcome, z.int()),
});
export type SolutionResult = z.infer<typeof solutionResult>;

/** Parts of a package that has some, in the order in which they are written. */
export function partsOf({ parts }: Pick<IndustryPackage, 'parts'>): PackagePart[] {
  return packageParts.filter((part) => (parts[part]?.length ?? 0) > 0);
}
