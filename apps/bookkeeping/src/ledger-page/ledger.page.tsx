import { useSearchParams } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { Journal } from './journal';

const Balances = lazy(async () => ({ default: (await import('./balances')).Balances }));
const AccountSheet = lazy(async () => ({ default: (await import('./account-sheet')).AccountSheet }));
const ItemsOnDay = lazy(async () => ({ default: (await import('./items-on-day')).ItemsOnDay }));

/** The books: journal, balances with the sheet of each account, and what was open on any day. */
export function Component() {
  const [params] = useSearchParams();
  const view = params.get('view');
  const account = params.get('account');
  return (
    <Suspense>
      {view === 'balances' ? (
        account === null ? (
          <Balances />
        ) : (
          <AccountSheet key={account} account={account} />
        )
      ) : null}
      {view === 'items' ? <ItemsOnDay /> : null}
      {view === 'balances' || view === 'items' ? null : <Journal />}
    </Suspense>
  );
}
