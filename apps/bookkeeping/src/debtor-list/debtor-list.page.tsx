import { useSearchParams } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { DebtorGrid } from './debtor-grid';

const ItemGrid = lazy(async () => ({ default: (await import('./item-grid')).ItemGrid }));

/** Amounts that customers owe: by customer, or by item. */
export function Component() {
  const [params] = useSearchParams();
  if (params.get('view') !== 'items') return <DebtorGrid />;
  return (
    <Suspense>
      <ItemGrid />
    </Suspense>
  );
}
