import { documentTypes, seriesOn, seriesStart } from '@jahrring/contracts-documents';
import type { DocumentSettings, DocumentType, NumberSeries } from '@jahrring/contracts-documents';

type Current = Pick<DocumentSettings, 'series' | 'previous'>;

export function isSameSeries(one: NumberSeries, other: NumberSeries): boolean {
  const keys = ['format', 'delimiter', 'prefix', 'width'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** The series that number today: a changed one may still wait for its period. */
export function seriesInForce(
  { series, previous }: Current,
  type: DocumentType,
  today: string,
): NumberSeries {
  return seriesOn(series[type], previous[type], today);
}

/**
 * Until when today's series go on beside the ones chosen now. A type that has no number yet changes at once, and going
 * back to today's takes a planned change away.
 */
export function planSeries(
  current: Current,
  next: DocumentSettings['series'],
  { today, numbered }: { today: string; numbered: ReadonlySet<DocumentType> },
): DocumentSettings['previous'] {
  const planned: DocumentSettings['previous'] = {};
  for (const type of documentTypes) {
    const before = seriesInForce(current, type, today);
    const after = next[type];
    if (isSameSeries(before, after)) {
      const known = current.previous[type];
      // A change that has begun: documents dated before it keep their series.
      if (known && known.until <= today) planned[type] = known;
      continue;
    }
    if (!numbered.has(type)) continue;
    const known = current.previous[type];
    const waits = known && known.until > today && isSameSeries(current.series[type], after);
    planned[type] = waits ? known : { series: before, until: seriesStart(before, after, today) };
  }
  return planned;
}
