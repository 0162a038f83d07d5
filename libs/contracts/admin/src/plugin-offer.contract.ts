import { licenceType } from '@jahrring/contracts-common';
import { z } from 'zod';
import { pluginCategories, pluginCategory } from './plugin-category';
import { pluginId } from './plugins';

/** Whom a plugin is released to: every licence that may see it, or those that were chosen. */
export const pluginReleases = ['all', 'chosen'] as const;

export const pluginOfferLimits = { licences: 500 } as const;

/** `PUT /api/admin/plugin-offers/:plugin`: how the catalogue offers a plugin, one that is to come included. */
export const setPluginOffer = z.strictObject({
  categories: z.array(pluginCategory).max(pluginCategories.length),
  /** Plugins that have to be on before this one can be. */
  dependsOn: z.array(pluginId).max(20),
  /** Types of licences that see it; none: all. */
  licenceTypes: z.array(licenceType).max(licenceType.options.length),
  releasedTo: z.enum(pluginReleases),
  /** Licences it is released to, where it is not for all. */
  licenceIds: z.array(z.uuid()).max(pluginOfferLimits.licences),
});
export type SetPluginOffer = z.infer<typeof setPluginOffer>;

/** As superadmins keep it; version 0 where nobody has said anything yet. */
export const pluginOfferView = z.object({
  plugin: z.string(),
  version: z.int(),
  categories: z.array(pluginCategory),
  dependsOn: z.array(pluginId),
  licenceTypes: z.array(licenceType),
  releasedTo: z.enum(pluginReleases),
  licences: z.array(z.object({ id: z.uuid(), name: z.string() })),
  pictureId: z.uuid().nullable(),
});
export type PluginOfferView = z.infer<typeof pluginOfferView>;
