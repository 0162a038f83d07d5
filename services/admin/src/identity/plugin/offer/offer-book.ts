import { type PluginCategory, type PluginId, pluginIds } from '@jahrring/contracts-admin';
import type { LicenceType } from '@jahrring/contracts-common';
import type { PluginOfferEntity } from './plugin-offer.entity';

/** Categories of the product's plugins, until superadmins say others. */
const shipped: Readonly<Partial<Record<PluginId, PluginCategory>>> = {
  creditors: 'finance',
  debitors: 'finance',
  'hsm-admin': 'service',
  'machine-inventory': 'machines',
  machinecontrol: 'machines',
  'my-hsm': 'service',
  'personal-inventory': 'people',
  'qr-code': 'machines',
  scheduling_tool: 'planning',
  surcharges: 'people',
  timber: 'wood',
};

/** Whom offers are read for; `operator` sees and switches everything. */
export interface OfferReader {
  type: LicenceType;
  released: ReadonlySet<string>;
  operator: boolean;
}

/** Offers of plugins, as one licence sees them. */
export class OfferBook {
  private readonly byKey: ReadonlyMap<string, PluginOfferEntity>;

  constructor(
    rows: readonly PluginOfferEntity[],
    private readonly reader: OfferReader,
  ) {
    this.byKey = new Map(rows.map((row) => [row.pluginKey, row]));
  }

  categories(plugin: string): PluginCategory[] {
    const said = this.byKey.get(plugin)?.categories ?? [];
    if (said.length > 0) return said;
    const known = pluginIds.find((id) => id === plugin);
    const category = known && shipped[known];
    return category ? [category] : [];
  }

  dependsOn(plugin: string): PluginId[] {
    return this.byKey.get(plugin)?.dependsOn ?? [];
  }

  neededBy(plugin: PluginId): PluginId[] {
    return pluginIds.filter((id) => this.dependsOn(id).includes(plugin));
  }

  pictureId(plugin: string): string | null {
    return this.byKey.get(plugin)?.pictureId ?? null;
  }

  /** Returns `true` where the licence can look at the plugin. */
  seen(plugin: string): boolean {
    const types = this.byKey.get(plugin)?.licenceTypes ?? [];
    return this.reader.operator || types.length === 0 || types.includes(this.reader.type);
  }

  released(plugin: string): boolean {
    const offer = this.byKey.get(plugin);
    return this.reader.operator || offer?.releasedTo !== 'chosen' || this.reader.released.has(plugin);
  }
}

/** A plugin that would depend on itself, over others too, once `plugin` depends on `dependsOn`; undefined where none does. */
export function circleOf(
  rows: readonly Pick<PluginOfferEntity, 'pluginKey' | 'dependsOn'>[],
  plugin: string,
  dependsOn: readonly PluginId[],
): PluginId | undefined {
  const edges = new Map(rows.map((row) => [row.pluginKey, row.dependsOn]));
  const reaches = (from: PluginId, seen: ReadonlySet<string>): boolean =>
    from === plugin ||
    (edges.get(from) ?? []).some((next) => !seen.has(next) && reaches(next, new Set([...seen, next])));
  return dependsOn.find((one) => reaches(one, new Set([one])));
}
