import {
  isDimension,
  measures,
  savedFilters,
  type Measure,
  type ReportDefinition,
  type SavedFilter,
  type SavedReportView,
} from '@jahrring/contracts-evaluations';

/** What of a definition there is, and what the reader may see. */
export interface Known {
  /** Ids and keys by filter; a filter without an entry knows all. */
  values: Readonly<Partial<Record<SavedFilter, ReadonlySet<string>>>>;
  prices: boolean;
}

interface Readable {
  definition: ReportDefinition;
  missing: SavedReportView['missing'];
}

/**
 * A definition without what is no longer there and what its reader may not see, and where that was. A filter that has lost all of
 * its values keeps them: without it the report would be of everything.
 */
export function readableDefinition(stored: ReportDefinition, { values, prices }: Known): Readable {
  const missing = new Set<SavedReportView['missing'][number]>();
  const keep = <T>(
    place: 'rows' | 'columns' | 'measures',
    all: readonly T[],
    is: (one: T) => boolean,
  ): T[] => {
    const kept = all.filter((one) => is(one));
    if (kept.length < all.length) missing.add(place);
    return kept;
  };
  const rows = keep('rows', stored.rows, isDimension);
  const columns = keep('columns', stored.columns, isDimension);
  const shown = keep('measures', stored.measures, (one) => isMeasure(one) && (prices || one !== 'amount'));
  const filters: Record<string, string[]> = {};
  for (const name of savedFilters) {
    const asked: readonly string[] | undefined = stored.filters[name];
    const known = values[name];
    if (!asked) continue;
    const kept = known ? asked.filter((value) => known.has(value)) : [...asked];
    if (kept.length < asked.length) missing.add(name);
    filters[name] = kept.length > 0 ? kept : [...asked];
  }
  const definition = {
    ...{ columns, period: stored.period, filters },
    rows: rows.length > 0 ? rows : ['project' as const],
    measures: shown.length > 0 ? shown : ['hours' as const],
  };
  return { definition, missing: [...missing] };
}

const isMeasure = (key: string): key is Measure => (measures as readonly string[]).includes(key);
