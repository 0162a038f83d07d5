export interface SortTerm {
  id: string;
  desc: boolean;
}

/** `-date,name` as terms. */
export function parseSort(sort: string): SortTerm[] {
  return sort
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== '-')
    .map((term) => (term.startsWith('-') ? { id: term.slice(1), desc: true } : { id: term, desc: false }));
}

/** Terms as `-date,name`. */
export function formatSort(terms: readonly SortTerm[]): string {
  return terms.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');
}

/**
 * The next sort when a header is pressed: ascending, descending, and round again. With `add` (Shift) other columns keep
 * their place in the order.
 */
export function nextSort(sort: string, id: string, add = false): string {
  const terms = parseSort(sort);
  const at = terms.findIndex((term) => term.id === id);
  const turned = { id, desc: at >= 0 && !(terms[at]?.desc ?? true) };
  if (!add) return formatSort([turned]);
  return formatSort(at < 0 ? [...terms, turned] : terms.map((term, index) => (index === at ? turned : term)));
}
