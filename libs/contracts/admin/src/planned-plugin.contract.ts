import { money, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** The languages a planned plugin is told in. */
export const plannedPluginLocales = ['de', 'en', 'fr', 'it', 'ro'] as const;

export const plannedPluginLimits = { key: 40, title: 100, text: 500 } as const;

/** Words by language; German is there, the others fall back to it. */
export function textsOf(max: number) {
  const other = z.string().trim().max(max).optional();
  return z.strictObject({ de: requiredText(max), en: other, fr: other, it: other, ro: other });
}

const own = {
  title: textsOf(plannedPluginLimits.title),
  text: textsOf(plannedPluginLimits.text),
  /** Per month, to be shown; null where none is known yet. */
  price: money
    .refine((price) => !price.startsWith('-'), { params: { code: 'min', min: 0 } })
    .nullable()
    .default(null),
};

/** `POST /api/admin/planned-plugins`: a plugin that is to come. The key is the id its tool will carry, and never changes. */
export const createPlannedPlugin = z.strictObject({
  key: z
    .string()
    .trim()
    .max(plannedPluginLimits.key)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  ...own,
});
export type CreatePlannedPlugin = z.infer<typeof createPlannedPlugin>;

export const updatePlannedPlugin = z.strictObject({ ...own, price: own.price.unwrap() }).partial();
export type UpdatePlannedPlugin = z.infer<typeof updatePlannedPlugin>;

export const plannedPluginTexts = z.object({
  de: z.string(),
  en: z.string().optional(),
  fr: z.string().optional(),
  it: z.string().optional(),
  ro: z.string().optional(),
});
export type PlannedPluginTexts = z.infer<typeof plannedPluginTexts>;

/** A plugin that no tool of the product carries and the catalogue does not know: it can be seen, and not be switched on. */
export const plannedPlugin = z.object({
  id: z.uuid(),
  key: z.string(),
  title: plannedPluginTexts,
  text: plannedPluginTexts,
  price: money.nullable(),
});
export type PlannedPlugin = z.infer<typeof plannedPlugin>;

/** As superadmins keep it. */
export const plannedPluginView = plannedPlugin.extend({
  version: z.int(),
  /** Licences that have the plugin on; above 0 where a tool has brought it since. */
  licences: z.int(),
});
export type PlannedPluginView = z.infer<typeof plannedPluginView>;
export const plannedPluginList = z.object({ items: z.array(plannedPluginView), total: z.int() });
