import { addDays, daysBetween, isoWeekOf } from '@jahrring/contracts-common';
import { type EntryView, type WeekView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { leftToRight } from '@jahrring/ui';
import { useState } from 'react';
import { useAmountText } from '../amount-text';
import { useCopyWeek, useWeek } from '../time.api';
import { clockOverlap } from './clock-overlap';
import { CopyFrame } from './copy-frame';
import { type CopyState } from './copy-line';

interface CopyWeekDialogProps {
  week: WeekView;
  employeeId: string | undefined;
  onClose: () => void;
}

/** Copies what fits of another week to this one, each to its weekday. */
export function CopyWeekDialog({ week, employeeId, onClose }: CopyWeekDialogProps) {
  const t = useT('time');
  const format = useFormat();
  const amountText = useAmountText();
  const [monday = week.today] = week.days.map(({ date }) => date);
  const [from, setFrom] = useState(addDays(monday, -7));
  const { currentData: source } = useWeek({ date: from, employeeId });
  const [copy] = useCopyWeek();
  const stateOf = (entry: EntryView): CopyState => {
    const date = addDays(monday, daysBetween(from, entry.workDate));
    if (date > week.today) return 'future';
    const taken = week.entries.some((other) => other.workDate === date && clockOverlap(entry, other));
    return taken ? 'taken' : 'free';
  };
  return (
    <CopyFrame
      title={t('copyWeek.title', { week: week.week })}
      source={t('copyWeek.from', { week: isoWeekOf(from).week })}
      previous={{ label: t('nav.previousWeek'), onClick: () => setFrom(addDays(from, -7)) }}
      next={{
        label: t('nav.nextWeek'),
        disabled: addDays(from, 7) >= monday,
        onClick: () => setFrom(addDays(from, 7)),
      }}
      entries={source?.entries}
      empty={t('week.empty')}
      stateOf={stateOf}
      labelOf={(entry) =>
        [
          format.longDate(entry.workDate),
          entry.from ? leftToRight(`${entry.from}–${entry.to}`) : amountText(entry),
          entry.projectNumber,
          entry.activityTitle ?? entry.objectTitle,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      copy={(entryIds) =>
        copy({ date: monday, from, entryIds, ...(employeeId ? { employeeId } : {}) }).unwrap()
      }
      onClose={onClose}
    />
  );
}
