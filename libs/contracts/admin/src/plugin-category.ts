import { z } from 'zod';

/** What a plugin is about; the catalogue is read by it. */
export const pluginCategories = ['finance', 'machines', 'people', 'planning', 'wood', 'service'] as const;
export const pluginCategory = z.enum(pluginCategories);
export type PluginCategory = z.infer<typeof pluginCategory>;
