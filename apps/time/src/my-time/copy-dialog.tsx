import { addDays, weekdayOf, type DayView, type EntryView } from '@jahrring/contracts-time';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Checkbox, Icon, IconButton, Modal, Row, Skeletons } from '@jahrring/ui';
import { useState } from 'react';
import { useCopyDay, useDay } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { clockOverlap } from './clock-overlap';

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

/** Shows what another day holds and what of it fits here, before anything is copied. */
export function CopyDialog({ day, employeeId, onClose }: CopyDialogProps) {
  const t = useT('time');
  const format = useFormat();
  const [from, setFrom] = useState(workDayBefore(day.date));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { currentData: source } = useDay({ date: from, employeeId });
  const { run, busy } = useCopy(day.date, employeeId, onClose);
  const fitting = (source?.entries ?? []).filter((entry) => !isTaken(entry, day));
  const chosen = fitting.filter((entry) => !left.has(entry.id));
  const toggle = (id: string, copied: boolean): void => {
    const next = new Set(left);
    if (copied) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('copy.title', { date: format.longDate(day.date) })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={busy}
            onClick={() => void run(from, chosen)}
          >
            {t('copy.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Row justify="between" noWrap>
        <IconButton
          icon="chevron-left"
          label={t('nav.previousDay')}
          onClick={() => setFrom(addDays(from, -1))}
        />
        <strong>{format.longDate(from)}</strong>
        <IconButton
          icon="chevron-right"
          label={t('nav.nextDay')}
          disabled={addDays(from, 1) >= day.date}
          onClick={() => setFrom(addDays(from, 1))}
        />
      </Row>
      {source ? null : <Skeletons lines={3} />}
      {source?.entries.length === 0 ? <p className="time-muted">{t('day.empty')}</p> : null}
      <ul className="time-copy">
        {source?.entries.map((entry) => {
          const taken = isTaken(entry, day);
          return (
            <li key={entry.id} data-taken={taken || undefined}>
              <Checkbox
                label={lineOf(entry, format.duration(entry.seconds))}
                checked={!taken && !left.has(entry.id)}
                disabled={taken}
                onChange={(copied) => toggle(entry.id, copied)}
              />
              {taken ? (
                <span className="time-flag">
                  <Icon name="alert" size={16} />
                  {t('copy.taken')}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

function lineOf(entry: EntryView, duration: string): string {
  const times = entry.from ? `${entry.from}–${entry.to}` : duration;
  return [times, entry.projectNumber, entry.activityTitle].filter(Boolean).join(' · ');
}

function isTaken(entry: EntryView, day: DayView): boolean {
  return day.entries.some((other) => clockOverlap(entry, other));
}

function useCopy(date: string, employeeId: string | undefined, onDone: () => void) {
  const t = useT('time');
  const toast = useProblemToast();
  const [copy, { isLoading }] = useCopyDay();
  const { removeAll } = useEntryRemoval();
  const run = async (from: string, entries: readonly EntryView[]): Promise<void> => {
    try {
      const entryIds = entries.map((entry) => entry.id);
      const { created } = await copy({
        date,
        from,
        entryIds,
        ...(employeeId ? { employeeId } : {}),
      }).unwrap();
      notify.success(t('copy.done', { count: created.length }), {
        action: { label: t('action.undo'), run: () => void removeAll(created) },
      });
      onDone();
    } catch (error) {
      toast(error);
    }
  };
  return { run, busy: isLoading };
}
