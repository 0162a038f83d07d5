import { addDays } from '@jahrring/contracts-common';
import { type EntryView, type LastDay, type WorkedLine } from '@jahrring/contracts-time';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Button, leftToRight } from '@jahrring/ui';
import { copyIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import type { UnsentLine } from '../offline/unsent-line';
import { useEntryForm } from '../time.api';
import { OtherProject } from './other-project';
import { repetitionOf, toTodayLine } from './repeat-day';
import './today-tile.css';
import { useRepeatDay } from './use-repeat-day';

interface RepeatDayPartProps {
  date: string;
  day: LastDay | null | undefined;
  /** Today's entries on the server … */
  entries: readonly EntryView[];
  /** … and on this device. */
  unsent: readonly UnsentLine[];
}

/** The last worked day, recorded for today by one tap, or its times on another project by two. */
export function RepeatDayPart({ day, ...props }: RepeatDayPartProps) {
  // An answer the device has kept may be of today.
  if (!day || day.date >= props.date) return null;
  return <RepeatDay {...props} day={day} />;
}

function RepeatDay({ date, entries, unsent, day }: Omit<RepeatDayPartProps, 'day'> & { day: LastDay }) {
  const t = useT('time');
  const format = useFormat();
  const { currentData: form } = useEntryForm(undefined);
  const { licence } = useBoot();
  const today = [...entries, ...unsent.map(({ line }) => toTodayLine(line, licence.timeZone))];
  const [choosing, setChoosing] = useState(false);
  const recent = form?.recent ?? [];
  const { record, busy } = useRepeatDay(date, day, recent);
  const { lines, blocked, there } = repetitionOf(day.lines, today);
  const yesterday = day.date === addDays(date, -1);
  const title = yesterday ? t('tile.yesterday') : t('tile.likeDay', { day: format.longDate(day.date) });
  if (lines.length === 0 && blocked.length === 0) return null;
  return (
    <section className="time-repeat" aria-label={title}>
      <h3 className="time-repeat__title">{title}</h3>
      <ul className="time-repeat__lines">
        {lines.map((line, index) => (
          <li key={index}>
            <RepeatedLine line={line} />
          </li>
        ))}
        {blocked.map((line, index) => (
          <li key={index} className="time-muted">
            {t(`tile.blocked.${line.obstacle ?? 'project'}`, { project: line.project.number })}
          </li>
        ))}
        {there > 0 ? <li className="time-muted">{t('tile.there', { count: there })}</li> : null}
      </ul>
      <div className="time-repeat__taps">
        {lines.length > 0 ? (
          <Button icon={copyIcon} loading={busy} onClick={() => void record(lines)}>
            {t('tile.repeat')}
          </Button>
        ) : null}
        <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {t('timer.other')}
        </Button>
      </div>
      {choosing ? (
        <OtherProject
          recent={recent}
          busy={busy}
          onChoose={(target) => {
            setChoosing(false);
            void record(repetitionOf(day.lines, today, target).lines);
          }}
        />
      ) : null}
    </section>
  );
}

function RepeatedLine({ line }: { line: WorkedLine }) {
  const format = useFormat();
  const { from, to, seconds, project, activity, comment } = line;
  const times = from ? leftToRight(`${from}–${to}`) : format.duration(seconds);
  return (
    <>
      <span className="time-figures">{times}</span>
      <span>{[project.number, activity?.title ?? project.title, comment].filter(Boolean).join(' · ')}</span>
    </>
  );
}
