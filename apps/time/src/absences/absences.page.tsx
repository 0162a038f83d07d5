import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, PageFrame, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import '../my-time/my-time.css';
import './absences.css';
import { BalanceCards } from './balance-cards';
import { FeedCard } from './feed-card';
import { MyAbsences } from './my-absences';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));

/** My absences: what is left, what is asked for, what was. */
export function Component() {
  const t = useT('time');
  const { can } = useAbility();
  const [asking, setAsking] = useState(false);
  const own = can('tools.timetable.own.absences');
  return (
    <PageFrame
      title={t('title.absences')}
      actions={
        own ? (
          <Button variant="primary" icon="plus" onClick={() => setAsking(true)}>
            {t('absence.ask')}
          </Button>
        ) : null
      }
    >
      <Stack gap={6}>
        <BalanceCards />
        <MyAbsences />
        {own ? <FeedCard /> : null}
      </Stack>
      {asking ? (
        <Suspense>
          <RequestDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
