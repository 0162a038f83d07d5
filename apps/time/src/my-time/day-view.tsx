import type { DayView as Day } from '@jahrring/contracts-time';
import { problemText, useAbility, useBoot, useFirstPageStands, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, EmptyState, ErrorState, Ring, Skeletons } from '@jahrring/ui';
import { copyIcon, keyIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LazyAwayMarks } from '../absences/lazy-away-marks';
import { Elsewhere } from '../confirmation/elsewhere';
import { OwnLawHints } from '../confirmation/law-hints';
import { RemarkBadges } from '../confirmation/remark-badges';
import { countedSeconds, withUnsent, type UnsentLine } from '../offline/unsent-line';
import { useDayHere } from '../offline/use-days';
import { useUnsent } from '../offline/use-unsent';
import { QuickEntryLine } from '../quick-entry/quick-entry';
import { dayShare } from './day-share';
import { DayStrip } from './day-strip';
import { EntryRow } from './entry-row';
import type { MyTime } from './use-my-time';

const loadUnsentRows = async () => ({ default: (await import('../offline/unsent-rows')).UnsentRows });
const UnsentRows = lazy(loadUnsentRows);
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog')).CopyDialog }));

/** One person's day: the ring with its hours, the quick line, the entries. */
export function DayView({ date, employeeId }: Pick<MyTime, 'date' | 'employeeId'>) {
  const t = useT('time');
  const { can } = useAbility();
  const { licence } = useBoot();
  const { day, error, refetch } = useDayHere({ date, employeeId });
  const unsent = useUnsent({ from: date, to: date, employeeId }, day?.entries ?? []);
  if (error && !day) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!day) return <Skeletons lines={6} lineHeight="3.5rem" />;
  // A closed day stays open for those who may edit what has expired.
  const closed = day.locked && !can('tools.timetable.edit_expired');
  const open = day.canRecord && !closed && date <= day.today;
  const unsentSeconds = countedSeconds(unsent, licence.timeZone);
  return (
    <div className="time-day">
      <DaySummary day={withUnsent(day, unsentSeconds)} unsentSeconds={unsentSeconds} />
      {open ? <Recording day={day} employeeId={employeeId} /> : null}
      {closed ? <Alert>{t('day.lockedNote')}</Alert> : null}
      {day.locked && can('tools.timetable.edit_expired') ? <LockedDay day={day} /> : null}
      <OwnLawHints hints={day.hints} />
      <DayEntries day={day} employeeId={employeeId} open={open} unsent={unsent} />
    </div>
  );
}

function DaySummary({ day, unsentSeconds }: { day: Day; unsentSeconds: number }) {
  const t = useT('time');
  const format = useFormat();
  const target = format.duration(day.targetSeconds);
  const text = t('day.ofTarget', { worked: format.duration(day.workedSeconds), target });
  const breakMissing = day.requiredBreakSeconds - day.breakSeconds;
  return (
    <section className="time-summary" aria-label={t('day.summary')}>
      <Ring value={dayShare(day)} label={t('day.ring')} valueText={text} size={104}>
        <span className="time-summary__worked time-figures">{format.duration(day.workedSeconds)}</span>
      </Ring>
      <div className="time-summary__texts">
        <span className="time-summary__target time-figures">
          {day.targetSeconds > 0 ? t('day.target', { target }) : t('day.free')}
        </span>
        {day.creditedSeconds > 0 ? (
          <span className="time-muted">
            {t('day.absent', { hours: format.duration(day.creditedSeconds) })}
          </span>
        ) : null}
        <Elsewhere seconds={day.elsewhereSeconds} />
        {unsentSeconds > 0 ? (
          <span className="time-flag">
            {t('offline.included', { hours: format.duration(unsentSeconds) })}
          </span>
        ) : null}
        {day.missingSeconds > 0 ? (
          <span className="time-flag">
            {t('day.missing', { hours: format.duration(day.missingSeconds) })}
          </span>
        ) : null}
        {breakMissing > 0 ? (
          <span className="time-flag">
            {t('day.breakMissing', { minutes: Math.ceil(day.requiredBreakSeconds / 60) })}
          </span>
        ) : null}
        <span className="time-team__marks">
          <LazyAwayMarks away={day.away} holiday={day.holiday} />
          <RemarkBadges day={day} except={['missing', 'break', 'law']} />
        </span>
        {day.entries.some((entry) => entry.from) ? <DayStrip entries={day.entries} /> : null}
      </div>
    </section>
  );
}

const UnlockDialog = lazy(async () => ({
  default: (await import('../confirmation/unlock-dialog')).UnlockDialog,
}));

/** A locked day of somebody can be opened for a while, with a reason. */
function LockedDay({ day }: { day: Day }) {
  const t = useT('time');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Alert
        actions={
          <Button size="small" icon={keyIcon} onClick={() => setAsking(true)}>
            {t('unlock.action')}
          </Button>
        }
      >
        {t('unlock.locked')}
      </Alert>
      {asking ? (
        <Suspense fallback={null}>
          <UnlockDialog
            employeeId={day.employeeId}
            name={day.employeeName}
            date={day.date}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface RecordingProps {
  day: Day;
  employeeId: string | undefined;
}

function Recording({ day, employeeId }: RecordingProps) {
  const { licence } = useBoot();
  return (
    <QuickEntryLine
      key={`${day.date} ${employeeId ?? ''}`}
      date={day.date}
      today={day.today}
      zone={licence.timeZone}
      entries={day.entries}
      employeeId={employeeId}
    />
  );
}

interface DayEntriesProps extends RecordingProps {
  open: boolean;
  unsent: readonly UnsentLine[];
}

function DayEntries({ day, employeeId, open, unsent }: DayEntriesProps) {
  const t = useT('time');
  const [copying, setCopying] = useState(false);
  useFetchedAhead();
  const copy = open ? (
    <Button icon={copyIcon} size="small" onClick={() => setCopying(true)}>
      {t('copy.action')}
    </Button>
  ) : null;
  return (
    <>
      <Card title={t('day.entries', { count: day.entries.length + unsent.length })} actions={copy} flush>
        {unsent.length > 0 ? (
          <Suspense fallback={<Skeletons lines={unsent.length} lineHeight="3.5rem" />}>
            <UnsentRows lines={unsent} />
          </Suspense>
        ) : null}
        {day.entries.length + unsent.length === 0 ? (
          <EmptyState title={t('day.empty')} />
        ) : (
          <ul className="time-entries">
            {day.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Card>
      {copying ? (
        <Suspense fallback={null}>
          <CopyDialog day={day} employeeId={employeeId} onClose={() => setCopying(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Loads the code that shows recorded lines without a connection, before the connection can be lost. */
function useFetchedAhead(): void {
  const stands = useFirstPageStands();
  useEffect(() => {
    if (stands) void loadUnsentRows();
  }, [stands]);
}
