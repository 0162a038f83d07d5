import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { lazy, Suspense, useEffect } from 'react';
import { PageFrame, Skeletons } from '@jahrring/ui';
import { useArrive } from '../support.api';
import '../support.css';
import { DeskQueue } from './desk-queue';

const DeskCase = lazy(async () => ({ default: (await import('./desk-case')).DeskCase }));

const arriveEveryMs = 300_000;

/** The desk: its queue, or the case that is answered (`?case=`). */
export function Component() {
  const t = useT('support');
  const [params] = useSearchParams();
  const id = params.get('case');
  useStanding();
  if (id === null) return <DeskQueue />;
  return (
    <Suspense
      fallback={
        <PageFrame title={t('title.desk')}>
          <Skeletons lines={8} lineHeight="3.5rem" />
        </PageFrame>
      }
    >
      <DeskCase key={id} id={id} />
    </Suspense>
  );
}

/** Registers the user at the support desk: they can be given cases, and are notified of new ones. */
function useStanding(): void {
  const { can } = useAbility();
  const answers = can('tools.hsm_admin.manage');
  const [arrive] = useArrive();
  useEffect(() => {
    if (!answers) return undefined;
    void arrive(undefined);
    const timer = setInterval(() => void arrive(undefined), arriveEveryMs);
    return () => clearInterval(timer);
  }, [answers, arrive]);
}
