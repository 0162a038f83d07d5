import { addDays, weekdayOf } from '@jahrring/contracts-common';
import { type DayView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { leftToRight } from '@jahrring/ui';
import { useState } from 'react';
import { useAmountText } from '../amount-text';
import { useCopyDay, useDay } from '../time.api';
import { clockOverlap } from './clock-overlap';
import { CopyFrame } from './copy-frame';

interface CopyDialogProps {
  day: DayView;
  employeeId: string | undefined;
  onClose: () => void;
}

/** The working day before: on a Monday the Friday. */
export function workDayBefore(date: string): string {
  const weekday = weekdayOf(date);
  return addDays(date, weekday === 1 ? -3 : weekday === 7 ? -2 : -1);
}

/** Copies what fits of another day to this one. */
export function CopyDialog({ day, employeeId, onClose }: CopyDialogProps) {
  const t = useT('time');
  const format = useFormat();
  const amountText = useAmountText();
  const [from, setFrom] = useState(workDayBefore(day.date));
  const { currentData: source } = useDay({ date: from, employeeId });
  const [copy] = useCopyDay();
  return (
    <CopyFrame
      title={t('copy.title', { date: format.longDate(day.date) })}
      source={format.longDate(from)}
      previous={{ label: t('nav.previousDay'), onClick: () => setFrom(addDays(from, -1)) }}
      next={{
        label: t('nav.nextDay'),
        disabled: addDays(from, 1) >= day.date,
        onClick: () => setFrom(addDays(from, 1)),
      }}
      entries={source?.entries}
      empty={t('day.empty')}
      stateOf={(entry) => (day.entries.some((other) => clockOverlap(entry, other)) ? 'taken' : 'free')}
      labelOf={(entry) =>
        [
          entry.from ? leftToRight(`${entry.from}–${entry.to}`) : amountText(entry),
          entry.projectNumber,
          entry.activityTitle ?? entry.objectTitle,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      copy={(entryIds) =>
        copy({ date: day.date, from, entryIds, ...(employeeId ? { employeeId } : {}) }).unwrap()
      }
      onClose={onClose}
    />
  );
}
