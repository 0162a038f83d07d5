import type { SessionView } from '@jahrring/contracts-admin';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button, Stack } from '@jahrring/ui';
import { checkIcon, deviceIcon, logoutIcon } from '@jahrring/ui/icons';
import { deviceName } from './device-name';
import { useEndOtherSessions, useEndSession, useSessions } from './profile.api';
import { QueryCard } from './query-card';

/** List of the user's sessions, each with a button to sign out. */
export function SessionsCard() {
  const t = useT('shell');
  const query = useSessions(undefined, { refetchOnMountOrArgChange: true });
  const toast = useProblemToast();
  const [endOthers, { isLoading }] = useEndOtherSessions();
  const end = async () => {
    try {
      await endOthers().unwrap();
      notify.success(t('sessions.othersEnded'));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <QueryCard title={t('sessions.title')} query={query}>
      {({ items }) => (
        <Stack>
          <p className="sh-muted">{t('sessions.text')}</p>
          <ul className="sh-licences" aria-label={t('sessions.title')}>
            {items.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          {items.length > 1 ? (
            <div>
              <Button icon={logoutIcon} loading={isLoading} onClick={() => void end()}>
                {t('sessions.endOthers')}
              </Button>
            </div>
          ) : null}
        </Stack>
      )}
    </QueryCard>
  );
}

function SessionItem({ session }: { session: SessionView }) {
  const t = useT('shell');
  const format = useFormat();
  const toast = useProblemToast();
  const [endSession, { isLoading }] = useEndSession();
  const { id, userAgent, address, current, trusted, licenceName, lastSeenAt } = session;
  const device = deviceName(t, userAgent);
  const where = [address, licenceName, t('sessions.lastSeen', { time: format.dateTime(lastSeenAt) })];
  const end = async () => {
    try {
      await endSession(id).unwrap();
      notify.success(t('sessions.ended'));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <li className="sh-licences__item">
      <span>
        <strong>{device}</strong>
        <span className="sh-licences__role">{where.filter(Boolean).join(' · ')}</span>
      </span>
      {trusted ? <Badge icon={deviceIcon}>{t('sessions.trusted')}</Badge> : null}
      {current ? (
        <Badge tone="wald" icon={checkIcon}>
          {t('sessions.current')}
        </Badge>
      ) : (
        <Button
          size="small"
          loading={isLoading}
          aria-label={t('sessions.endOne', { device })}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
