import { useAbility, useBoot, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, PageFrame, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import '../my-time/my-time.css';
import { PersonChoice } from '../my-time/person-choice';
import './absences.css';
import { BalanceCards } from './balance-cards';
import { FeedCard } from './feed-card';
import { MyAbsences } from './my-absences';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));

/** My absences: what is left, what is asked for, what was; those of others where one may enter or confirm them. */
export function Component() {
  const t = useT('time');
  const { can } = useAbility();
  const { user } = useBoot();
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const own = can('tools.timetable.own.absences');
  const others = can('tools.timetable.others.absences');
  const sees = others || can('tools.timeoverview.confirmation');
  const person = params.get('person');
  const employeeId = sees && person && person !== user.membershipId ? person : undefined;
  const enters = employeeId ? others : own;
  return (
    <PageFrame
      title={t('title.absences')}
      actions={
        enters ? (
          <Button variant="primary" icon={plusIcon} onClick={() => setAsking(true)}>
            {t(employeeId ? 'absence.enter' : 'absence.ask')}
          </Button>
        ) : null
      }
    >
      <Stack gap={6}>
        {sees ? (
          <div className="time-bar">
            <PersonChoice
              employeeId={employeeId}
              set={(next) => setParams(next.employeeId ? { person: next.employeeId } : {}, { replace: true })}
            />
          </div>
        ) : null}
        <BalanceCards key={employeeId} employeeId={employeeId} />
        <MyAbsences employeeId={employeeId} />
        {own && !employeeId ? <FeedCard /> : null}
      </Stack>
      {asking ? (
        <Suspense>
          <RequestDialog employeeId={employeeId} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
