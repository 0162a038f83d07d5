import { readyEvaluations } from '@jahrring/contracts-evaluations';
import { useSearchParams } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { Gallery } from './gallery';

const ReadyReport = lazy(async () => ({ default: (await import('./ready-report')).ReadyReport }));

/** The reports that stand ready, and the one that is opened (`?report=hoursByProject`). */
export function Component() {
  const [params] = useSearchParams();
  const ready = readyEvaluations.find(({ key }) => key === params.get('report'));
  if (!ready) return <Gallery />;
  return (
    <Suspense>
      <ReadyReport key={ready.key} ready={ready} />
    </Suspense>
  );
}
