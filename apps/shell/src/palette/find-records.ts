import type { BootAnswer, SearchAnswer, SearchItem, SearchProvider } from '@jahrring/contracts-common';
import { canAny, type Format, requestJson, telemetry, type Translate } from '@jahrring/tool-kit';
import { toIconName, type PaletteGroup } from '@jahrring/ui';

/** Before two letters every record would match. */
export const shortestSearch = 2;
const mostPerTool = 5;
/** A rest in the typing, in ms, before the tools are asked. */
const pause = 120;

/** Returns the search providers of the licence's tools that this person may use. */
export function searchProvidersOf(boot: BootAnswer): SearchProvider[] {
  return boot.tools
    .flatMap(({ descriptor }) => descriptor.search ?? [])
    .filter(({ any, plugin }) => canAny(any) && (!plugin || boot.licence.plugins.includes(plugin)));
}

/** Returns the text beside the title: the subtitle, and an amount in the format of the reader's region. */
function describe({ subtitle, amount }: SearchItem, format: Format): { description?: string } {
  const description = [subtitle, amount && format.money(amount.value, amount.currency)]
    .filter(Boolean)
    .join(', ');
  return description ? { description } : {};
}

async function askOne(
  { id, titleKey, endpoint, icon }: SearchProvider,
  query: string,
  { t, format, goTo, signal }: FindRecords,
): Promise<PaletteGroup> {
  const title = t(titleKey);
  try {
    const { items } = await requestJson<SearchAnswer>(
      { url: endpoint, params: { q: query, limit: mostPerTool }, onRefusal: 'pass' },
      signal,
    );
    const entries = items.map((item) => ({
      id: `${id}:${item.id}`,
      label: item.title,
      ...describe(item, format),
      icon: toIconName(icon),
      onChoose: () => goTo(item.path),
    }));
    return { title, entries };
  } catch (error) {
    if (!signal.aborted) telemetry.error('palette.search', error, { id });
    return { title, entries: [] };
  }
}

export interface FindRecords {
  t: Translate;
  format: Format;
  goTo: (path: string) => void;
  signal: AbortSignal;
  /** Called whenever a tool has answered: the groups so far, in the order of the tools, whoever was quicker. */
  onFound: (groups: PaletteGroup[]) => void;
}

/** Asks all tools at once; one that does not answer only leaves its own records out. */
export async function findRecords(boot: BootAnswer, query: string, how: FindRecords): Promise<void> {
  if (query.length < shortestSearch) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (how.signal.aborted) return;
  const groups: PaletteGroup[][] = [];
  await Promise.all(
    searchProvidersOf(boot).map(async (provider, place) => {
      const group = await askOne(provider, query, how);
      if (how.signal.aborted || group.entries.length === 0) return;
      groups[place] = [group];
      how.onFound(groups.flat());
    }),
  );
}
