import type { AbsenceView } from '@jahrring/contracts-time';
import { notify, useBoot, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, EmptyState } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useAbsences, useEndAbsence } from './absence.api';
import { AbsenceRow } from './absence-row';

/** A person's absences, the latest first; without an employee one's own. */
export function MyAbsences({ employeeId }: { employeeId: string | undefined }) {
  const t = useT('time');
  const { user } = useBoot();
  const args = { 'filter[employeeId]': employeeId ?? user.membershipId, pageSize: 100 };
  const { currentData, error, refetch } = useAbsences(args);
  return (
    <Card title={t(employeeId ? 'absence.theirs' : 'absence.mine')}>
      {currentData ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="3.5rem" />}
      {currentData?.total === 0 ? <EmptyState title={t('absence.none')} /> : null}
      <ul className="time-absences">
        {currentData?.items.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence}>
            <EndButton absence={absence} />
          </AbsenceRow>
        ))}
      </ul>
    </Card>
  );
}

/** Takes back what is asked for, or what is approved, where one may. */
export function EndButton({ absence }: { absence: AbsenceView }) {
  const t = useT('time');
  const attempt = useAttempt();
  const [end, { isLoading }] = useEndAbsence();
  if (!absence.canWithdraw && !absence.canCancel) return null;
  const action = absence.canWithdraw ? 'withdraw' : 'cancel';
  const run = async (): Promise<void> => {
    await attempt(async () => {
      await end({ id: absence.id, version: absence.version, action }).unwrap();
      notify.success(t(action === 'withdraw' ? 'absence.withdrawn' : 'absence.cancelled'));
    });
  };
  return (
    <Button size="small" icon={restoreIcon} loading={isLoading} onClick={() => void run()}>
      {t(`absence.${action}`)}
    </Button>
  );
}
