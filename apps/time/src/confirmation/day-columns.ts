import type { EntryView } from '@jahrring/contracts-time';
import { workOf, type Work } from '../hour-grid/work';

/** Returns the work of a day's people, by project; then added work that has no hours yet. */
export function dayWorks(entries: readonly EntryView[], added: readonly Work[]): Work[] {
  const works = new Map<string, Work>();
  for (const entry of entries) {
    if (entry.kind === 'hours') works.set(workOf(entry).key, workOf(entry));
  }
  const found = [...works.values()].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return [...found, ...added.filter(({ key }) => !works.has(key))];
}

function nameOf({ project, activityTitle }: Work): string {
  return `${project} ${activityTitle ?? ''}`;
}

/** The objects of a kind that were used; one column for what names none. */
export function objectsOf(entries: readonly EntryView[]): { key: string; title: string | null }[] {
  const titles = new Map(entries.map(({ objectId, objectTitle }) => [objectId ?? '', objectTitle]));
  return [...titles]
    .map(([key, title]) => ({ key, title }))
    .sort((a, b) => (a.title ?? '').localeCompare(b.title ?? ''));
}
