import { lazy, Suspense, type ComponentProps } from 'react';
import type { AwayMarks } from './away-marks';

const Marks = lazy(async () => ({ default: (await import('./away-marks')).AwayMarks }));

/** Most days are neither holidays nor missed: the marks come only where there is one. */
export function LazyAwayMarks(props: ComponentProps<typeof AwayMarks>) {
  if (!props.holiday && !props.away?.length) return null;
  return (
    <Suspense fallback={null}>
      <Marks {...props} />
    </Suspense>
  );
}
