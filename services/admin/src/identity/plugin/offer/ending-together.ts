import type { PluginId } from '@jahrring/contracts-admin';
import { isOn, type LicencePluginEntity } from '../../licence-plugin';
import type { OfferBook } from './offer-book';

type Row = Pick<LicencePluginEntity, 'plugin' | 'active' | 'activeUntil'>;
type Needs = Pick<OfferBook, 'dependsOn'>;

/** Plugins that are on and cannot stay on without one that goes, also over others. */
export function dependentsOf(
  going: PluginId,
  rows: readonly LicencePluginEntity[],
  book: Needs,
  now: Date,
): LicencePluginEntity[] {
  const gone = new Set<PluginId>([going]);
  const dependents: LicencePluginEntity[] = [];
  const on = rows.filter((row) => row.plugin !== going && isOn(row, now));
  for (let before = 0; before < gone.size;) {
    before = gone.size;
    for (const row of on) {
      if (gone.has(row.plugin) || !book.dependsOn(row.plugin).some((needed) => gone.has(needed))) continue;
      gone.add(row.plugin);
      dependents.push(row);
    }
  }
  return dependents;
}

/** The test that takes a plugin along when it ends: the first to end of those it needs, where that is before its own end. */
export function endsWith(
  plugin: PluginId,
  rows: readonly LicencePluginEntity[],
  book: Needs,
  now: Date,
): { plugin: PluginId; endsAt: string } | null {
  const on = new Map(rows.filter((row) => isOn(row, now)).map((row) => [row.plugin, row as Row]));
  const own = on.get(plugin);
  if (!own) return null;
  const seen = new Set<PluginId>([plugin]);
  let first: { plugin: PluginId; at: Date } | undefined;
  for (const one of seen) {
    for (const needed of book.dependsOn(one)) seen.add(needed);
    const at = one === plugin ? null : (on.get(one)?.activeUntil ?? null);
    if (at && (!first || at < first.at)) first = { plugin: one, at };
  }
  if (!first || (own.activeUntil && own.activeUntil <= first.at)) return null;
  return { plugin: first.plugin, endsAt: first.at.toISOString() };
}
