import { useT } from './i18n/use-t';
import { useBoot } from './state/boot';
import { useAbility } from './state/ability';

/** A tab of a record's page that its own tool fills. */
export interface OwnTab {
  /** Stands in the address. */
  id: string;
  label: string;
  /** Lower ones stand further to the front. */
  order: number;
  /** Any one key opens it; none given: everybody who sees the record. */
  any?: readonly string[];
}

export interface RecordTabs {
  tabs: { label: string; to: string; active: boolean }[];
  /** The tab that is open; the first where the address names none that there is. */
  active: string;
  /** True if another tool fills it: by the extension point `<prefix><active>`. */
  isForeign: boolean;
}

interface RecordTabsProps {
  /** Start of the extension points by which other tools add tabs: `project.tab.`; their `titleKey` stands on the tab. */
  prefix: string;
  own: readonly OwnTab[];
  /** The tab the address names. */
  open: string | undefined;
  pathOf: (tab: string) => string;
}

/** The tabs of a record's page: its own tool's and those of others that this person may open, in one order. */
export function useRecordTabs({ prefix, own, open, pathOf }: RecordTabsProps): RecordTabs {
  const t = useT();
  const { tools, licence } = useBoot();
  const { canAny } = useAbility();
  const foreign = new Map<string, OwnTab>();
  const extensions = tools
    .flatMap((tool) => tool.descriptor.extensions)
    .filter(({ point, any }) => point.startsWith(prefix) && canAny(any))
    .filter(({ plugin }) => !plugin || licence.plugins.includes(plugin));
  for (const { point, titleKey, order } of extensions) {
    const id = point.slice(prefix.length);
    if (titleKey && !foreign.has(id)) foreign.set(id, { id, label: t(titleKey), order });
  }
  const allowed = own.filter(({ any }) => !any || any.length === 0 || canAny(any));
  const all = [...allowed, ...foreign.values()].toSorted((a, b) => a.order - b.order);
  const active = (all.find(({ id }) => id === open) ?? all[0])?.id ?? '';
  return {
    tabs: all.map(({ id, label }) => ({ label, to: pathOf(id), active: id === active })),
    active,
    isForeign: foreign.has(active) && !allowed.some(({ id }) => id === active),
  };
}
