import type { OfferedPlugin, PlannedPlugin } from '@jahrring/contracts-admin';
import type { OfferBook } from '../offer/offer-book';
import type { PlannedPluginEntity } from './planned-plugin.entity';

export function toPlannedPlugin({ id, pluginKey, titles, texts, price }: PlannedPluginEntity): PlannedPlugin {
  return { id, key: pluginKey, title: titles, text: texts, price };
}

/** With what the catalogue says of it. */
export function toOfferedPlugin(row: PlannedPluginEntity, book: OfferBook): OfferedPlugin {
  const { pluginKey } = row;
  return {
    ...toPlannedPlugin(row),
    categories: book.categories(pluginKey),
    dependsOn: book.dependsOn(pluginKey),
    pictureId: book.pictureId(pluginKey),
  };
}
