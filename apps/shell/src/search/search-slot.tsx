import { Suspense, lazy } from 'react';
import { useFirstPageStands } from '../start/first-page';
import './search.css';

const GlobalSearch = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './global-search')).GlobalSearch,
}));

/** The place of the search in the bar, held until the first page stands and its code has come. */
export function SearchSlot() {
  const stands = useFirstPageStands();
  const place = <span className="sh-search sh-search--coming" />;
  if (!stands) return place;
  return (
    <Suspense fallback={place}>
      <GlobalSearch />
    </Suspense>
  );
}
