import { peopleYearSubjects, readyEvaluations } from '@jahrring/contracts-evaluations';
import { useSearchParams } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { Gallery } from './gallery';

const ReadyReport = lazy(async () => ({ default: (await import('./ready-report')).ReadyReport }));
const PeopleYear = lazy(async () => ({ default: (await import('../people-year/people-year')).PeopleYear }));

/** The reports that stand ready, and the one that is opened (`?report=hoursByProject`, `?people=balances`). */
export function Component() {
  const [params] = useSearchParams();
  const ready = readyEvaluations.find(({ key }) => key === params.get('report'));
  const subject = peopleYearSubjects.find((one) => one === params.get('people'));
  if (subject) {
    return (
      <Suspense>
        <PeopleYear key={subject} subject={subject} />
      </Suspense>
    );
  }
  if (!ready) return <Gallery />;
  return (
    <Suspense>
      <ReadyReport key={ready.key} ready={ready} />
    </Suspense>
  );
}
