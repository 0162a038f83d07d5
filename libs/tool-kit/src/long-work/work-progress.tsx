import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { withTexts } from '../i18n/later-texts';
import type { WorkProgressProps } from './work-bar';

const load = withTexts(() => import('./work-bar'));
const WorkBar = lazy(async () => ({ default: (await load()).WorkBar }));

/** How far long work is, with a way to stop it; then what came of it. The page may be left meanwhile. */
export function WorkProgress(props: WorkProgressProps) {
  return (
    <Suspense fallback={<Skeletons lines={2} />}>
      <WorkBar {...props} />
    </Suspense>
  );
}
