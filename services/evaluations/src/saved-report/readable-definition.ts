import {
  filterNames,
  hasDimension,
  isExtraDimension,
  mayEvaluate,
  sourceShapes,
  type Dimension,
  type ReportDefinition,
  type FilterName,
  type SavedReportView,
} from '@jahrring/contracts-evaluations';

/** Parts of a definition that exist, and that the reader may see. */
export interface Known {
  /** Ids and keys by filter; a filter without an entry knows all. */
  values: Readonly<Partial<Record<FilterName, ReadonlySet<string>>>>;
  /** The licence's own fields that the reader may be told. */
  fields: ReadonlySet<string>;
  /** The reader's permissions. */
  can: (key: string) => boolean;
}

interface Readable {
  definition: ReportDefinition;
  missing: SavedReportView['missing'];
}

/**
 * A definition without what is no longer there and what its reader may not see, and where that was. A filter that has lost all of
 * its values keeps them: without it the report would be of everything.
 */
export function readableDefinition(stored: ReportDefinition, { values, fields, can }: Known): Readable {
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
  // Those of before there were sources are of time.
  const source = stored.source ?? 'time';
  const shape = sourceShapes[source];
  const isThere = (one: Dimension) =>
    hasDimension(source, one) && (!isExtraDimension(one) || fields.has(one));
  const rows = keep('rows', stored.rows, isThere);
  const columns = keep('columns', stored.columns, isThere);
  const shown = keep(
    'measures',
    stored.measures,
    (one) => shape.measures.includes(one) && mayEvaluate({ source, measures: [one] }, can),
  );
  const filters: Record<string, string[]> = {};
  for (const name of filterNames) {
    const asked: readonly string[] | undefined = stored.filters[name];
    const known = values[name];
    if (!asked) continue;
    const kept = known ? asked.filter((value) => known.has(value)) : [...asked];
    if (kept.length < asked.length) missing.add(name);
    filters[name] = kept.length > 0 ? kept : [...asked];
  }
  const { compare, top, hourFormat, yearStart, extra } = stored;
  const definition = {
    ...(compare ? { compare } : {}),
    ...(top ? { top } : {}),
    ...(hourFormat ? { hourFormat } : {}),
    ...(yearStart ? { yearStart } : {}),
    ...(extra ? { extra } : {}),
    ...{ source, columns, period: stored.period, filters },
    rows: rows.length > 0 ? rows : ['project' as const],
    measures: shown,
  };
  // Users who may see none of the measures see the hours of the same projects.
  return { definition: shown.length > 0 ? definition : hoursOf(definition), missing: [...missing] };
}

function hoursOf({
  rows,
  columns,
  filters,
  period,
  hourFormat,
  yearStart,
  extra,
}: ReportDefinition): ReportDefinition {
  const isThere = (one: string) => hasDimension('time', one);
  const left = rows.filter(isThere);
  return {
    ...{ source: 'time', period, measures: ['hours'] },
    ...(hourFormat ? { hourFormat } : {}),
    ...(yearStart ? { yearStart } : {}),
    ...(extra?.every(({ dimension }) => isThere(dimension)) ? { extra } : {}),
    rows: left.length > 0 ? left : ['project'],
    columns: columns.filter(isThere),
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => isThere(name))),
  };
}
