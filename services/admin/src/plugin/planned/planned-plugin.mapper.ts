import type { PlannedPlugin } from '@jahrring/contracts-admin';
import type { PlannedPluginRow } from './planned-plugin.entity';

export function toPlannedPlugin({ id, pluginKey, titles, texts, price }: PlannedPluginRow): PlannedPlugin {
  return { id, key: pluginKey, title: titles, text: texts, price };
}
