import { z } from 'zod';

/** Subject of a plugin; the catalogue is filtered by it. */
export const pluginCategories = ['finance', 'machines', 'people', 'planning', 'wood', 'service'] as const;
export const pluginCategory = z.enum(pluginCategories);
export type PluginCategory = z.infer<typeof pluginCategory>;
