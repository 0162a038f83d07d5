import { Suspense, lazy } from 'react';
import './search.css';

const GlobalSearch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './global-search')).GlobalSearch,
}));

/** The place of the search in the bar, held while its code is on its way. */
export function SearchSlot() {
  return (
    <Suspense fallback={<span className="sh-search sh-search--coming" />}>
      <GlobalSearch />
    </Suspense>
  );
}
