import type { SavedViewContent } from '@jahrring/contracts-admin';
import type { GridView } from '@jahrring/ui/grid';

/** A list's view as the service keeps it: filters that say nothing are left out. */
export function contentOf({ search, sort, filter, layout }: GridView): SavedViewContent {
  const { hidden, shown, order, widths } = layout;
  return {
    search,
    sort,
    filter: Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== '')),
    layout: {
      ...(hidden ? { hidden: [...hidden] } : {}),
      ...(shown ? { shown: [...shown] } : {}),
      ...(order ? { order: [...order] } : {}),
      ...(widths ? { widths: { ...widths } } : {}),
    },
  };
}

/** The same back, as a list takes it up. */
export function viewOf({ search, sort, filter, layout }: SavedViewContent): GridView {
  const { hidden, shown, order, widths } = layout;
  return {
    ...{ search, sort, filter },
    layout: {
      ...(hidden ? { hidden } : {}),
      ...(shown ? { shown } : {}),
      ...(order ? { order } : {}),
      ...(widths ? { widths } : {}),
    },
  };
}
