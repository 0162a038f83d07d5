import type { UnlockView } from '@jahrring/contracts-time';
import { Link, notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Card } from '@jahrring/ui';
import { lockIcon } from '@jahrring/ui/icons';
import { useLockAgain, useUnlocks } from './confirmation.api';

/** Locked days that are open for a while, with their reason; each can be closed before its time. */
export function UnlockedDays() {
  const t = useT('time');
  const { currentData } = useUnlocks(undefined);
  if (!currentData || currentData.total === 0) return null;
  return (
    <Card title={t('unlock.list')}>
      <ul className="time-exceptions">
        {currentData.items.map((unlock) => (
          <UnlockRow key={unlock.id} unlock={unlock} />
        ))}
      </ul>
    </Card>
  );
}

function UnlockRow({ unlock }: { unlock: UnlockView }) {
  const t = useT('time');
  const format = useFormat();
  const attempt = useAttempt();
  const [lockAgain, { isLoading }] = useLockAgain();
  const { id, version, employeeId, employeeName, date, reason, unlockedByName, expiresAt } = unlock;
  const close = async (): Promise<void> => {
    await attempt(async () => {
      await lockAgain({ id, version }).unwrap();
      notify.success(t('unlock.closed'));
    });
  };
  return (
    <li className="time-exception">
      <span className="time-exception__who">
        <Link to={`/timeoverview?view=day&date=${date}&person=${employeeId}`}>
          {employeeName}, {format.longDate(date)}
        </Link>
        <span className="time-entry__sub">
          {t('unlock.until', { until: format.dateTime(expiresAt), name: unlockedByName })}
        </span>
        <span className="time-entry__sub">{reason}</span>
      </span>
      <Button
        size="small"
        icon={lockIcon}
        loading={isLoading}
        aria-label={t('unlock.closeOf', { name: employeeName, date: format.date(date) })}
        onClick={() => void close()}
      >
        {t('unlock.close')}
      </Button>
    </li>
  );
}
