import type { EntryForm, LookupQuery, LookupResult } from '@jahrring/contracts-time';
import { plain } from './plain';

/** What the names of a quick line mean among what lies on the device; by the server's order of preference. */
export function localLookup(query: LookupQuery, { projects, activities }: EntryForm): LookupResult {
  return {
    project: query.project
      ? best(projects, query.project, [
          ({ number }, wanted) => plain(number) === wanted,
          ({ number }, wanted) => plain(number).endsWith(wanted),
          ({ title }, wanted) => plain(title).startsWith(wanted),
          ({ title }, wanted) => plain(title).includes(wanted),
        ])
      : null,
    activity: query.activity
      ? best(activities, query.activity, [
          ({ title }, wanted) => plain(title) === wanted,
          ({ title }, wanted) => plain(title).startsWith(wanted),
          ({ title }, wanted) => plain(title).includes(wanted),
        ])
      : null,
    // Objects are not on the device by their names: the form finds the last ones.
    object: null,
  };
}

function best<T>(
  items: readonly T[],
  text: string,
  rules: readonly ((item: T, wanted: string) => boolean)[],
): T | null {
  const wanted = plain(text);
  for (const rule of rules) {
    const found = items.find((item) => rule(item, wanted));
    if (found) return found;
  }
  return null;
}
