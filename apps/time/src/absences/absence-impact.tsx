import type { AbsenceImpact as Impact } from '@jahrring/contracts-time';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Skeletons, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useAbsenceImpact } from './absence.api';
import { useAwayWords } from './away-words';

interface AbsenceImpactProps {
  absenceId: string;
  /** Shown without being asked for. */
  opened: boolean;
}

/** Shows the effects of approving a request: the balance, who else is away, what is recorded on these days. */
export function AbsenceImpact({ absenceId, opened }: AbsenceImpactProps) {
  const t = useT('time');
  const [shown, setShown] = useState(opened);
  if (shown) return <Consequences absenceId={absenceId} />;
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setShown(true)}>
        {t('absence.impact.show')}
      </Button>
    </div>
  );
}

function Consequences({ absenceId }: Pick<AbsenceImpactProps, 'absenceId'>) {
  const t = useT('time');
  const { currentData, error } = useAbsenceImpact(absenceId);
  if (error) return <span className="time-muted">{problemText(t, error)}</span>;
  if (!currentData) return <Skeletons lines={2} />;
  return (
    <Stack gap={1}>
      <BalanceLine balance={currentData.balance} />
      <OthersAway impact={currentData} />
      <Bookings impact={currentData} />
    </Stack>
  );
}

/** `Ferien 2026: 22 Tage, danach 17 Tage`. */
function BalanceLine({ balance }: { balance: Impact['balance'] }) {
  const t = useT('time');
  const format = useFormat();
  if (!balance) return null;
  const { kind, year, beforeSeconds, afterSeconds, averageDaySeconds } = balance;
  const amount = (seconds: number): string =>
    averageDaySeconds > 0
      ? t('absence.balance.days', {
          count: Math.round((seconds / averageDaySeconds) * 10) / 10,
        })
      : format.duration(seconds);
  const text = t('absence.impact.balance', {
    kind: t(`absence.ledger.kinds.${kind}`),
    year,
    before: amount(beforeSeconds),
    after: amount(afterSeconds),
  });
  return afterSeconds < 0 ? (
    <Alert kind="warning">{text}</Alert>
  ) : (
    <span className="time-figures">{text}</span>
  );
}

function OthersAway({ impact: { others, othersCount } }: { impact: Impact }) {
  const t = useT('time');
  const format = useFormat();
  const words = useAwayWords();
  if (othersCount === 0) return <span className="time-muted">{t('absence.impact.nobodyElse')}</span>;
  const more = othersCount - others.length;
  return (
    <Alert>
      {t('absence.impact.others', { count: othersCount })}
      <ul className="time-absence__impact">
        {others.map((other) => (
          <li key={`${other.employeeId} ${other.startsOn}`}>
            {`${other.name}: ${words(other)}, ${format.date(other.startsOn)} – ${format.date(other.endsOn)}`}
          </li>
        ))}
        {more > 0 ? <li>{t('kept.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}

function Bookings({ impact: { entries, bookings } }: { impact: Impact }) {
  const t = useT('time');
  const format = useFormat();
  if (entries === 0) return null;
  const more = entries - bookings.length;
  return (
    <Alert kind="warning">
      {t('absence.impact.bookings', { count: entries })}
      <ul className="time-absence__impact">
        {bookings.map(({ id, workDate, project, seconds }) => (
          <li key={id}>{`${format.date(workDate)}: ${project}, ${format.duration(seconds)}`}</li>
        ))}
        {more > 0 ? <li>{t('kept.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}
