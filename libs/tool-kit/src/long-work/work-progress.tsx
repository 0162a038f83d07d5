import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { withTexts } from '../i18n/later-texts';
import type { WorkProgressProps } from './work-bar';

const load = withTexts(() => import('./work-bar'));
const WorkBar = lazy(async () => ({ default: (await load()).WorkBar }));

/** Shows the progress of long work, with a button to stop it; then its result. The page may be left meanwhile. */
export function WorkProgress(props: WorkProgressProps) {
  return (
    <Suspense fallback={<Skeletons lines={2} />}>
      <WorkBar {...props} />
    </Suspense>
  );
}
