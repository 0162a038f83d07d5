import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import type { WorkProgressProps } from './work-bar';

const WorkBar = lazy(async () => ({ default: (await import('./work-bar')).WorkBar }));

/** How far long work is, with a way to stop it; then what came of it. The page may be left meanwhile. */
export function WorkProgress(props: WorkProgressProps) {
  return (
    <Suspense fallback={<Skeletons lines={2} />}>
      <WorkBar {...props} />
    </Suspense>
  );
}
