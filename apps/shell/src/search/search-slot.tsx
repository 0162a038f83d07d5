import { withTexts } from '@jahrring/tool-kit/shell';
import { Suspense, lazy } from 'react';
import { useFirstPageStands } from '../start/first-page';
import './search.css';

const load = withTexts(() => import(/* webpackChunkName: "search" */ './global-search'));
const GlobalSearch = lazy(async () => ({ default: (await load()).GlobalSearch }));

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
