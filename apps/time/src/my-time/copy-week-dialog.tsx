import { addDays, daysBetween, isoWeekOf, type EntryView, type WeekView } from '@jahrring/contracts-time';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Checkbox, Icon, IconButton, Modal, Row, Skeletons } from '@jahrring/ui';
import { useState } from 'react';
import { useAmountText } from '../amount-text';
import { useCopyWeek, useWeek } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { clockOverlap } from './clock-overlap';

interface CopyWeekDialogProps {
  week: WeekView;
  employeeId: string | undefined;
  onClose: () => void;
}

/** What another week holds and what of it fits into this one, before anything is copied. */
export function CopyWeekDialog({ week, employeeId, onClose }: CopyWeekDialogProps) {
  const t = useT('time');
  const [monday = week.today] = week.days.map(({ date }) => date);
  const [from, setFrom] = useState(addDays(monday, -7));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { currentData: source } = useWeek({ date: from, employeeId });
  const { run, busy } = useCopy(monday, employeeId, onClose);
  const stateOf = (entry: EntryView) => {
    const date = addDays(monday, daysBetween(from, entry.workDate));
    if (date > week.today) return 'future';
    return week.entries.some((other) => other.workDate === date && clockOverlap(entry, other))
      ? 'taken'
      : 'free';
  };
  const entries = source?.entries ?? [];
  const chosen = entries.filter((entry) => stateOf(entry) === 'free' && !left.has(entry.id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('copyWeek.title', { week: week.week })}
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
          label={t('nav.previousWeek')}
          onClick={() => setFrom(addDays(from, -7))}
        />
        <strong>{t('copyWeek.from', { week: isoWeekOf(from).week })}</strong>
        <IconButton
          icon="chevron-right"
          label={t('nav.nextWeek')}
          disabled={addDays(from, 7) >= monday}
          onClick={() => setFrom(addDays(from, 7))}
        />
      </Row>
      {source ? null : <Skeletons lines={5} />}
      {source && entries.length === 0 ? <p className="time-muted">{t('week.empty')}</p> : null}
      <ul className="time-copy">
        {entries.map((entry) => (
          <CopyLine
            key={entry.id}
            entry={entry}
            state={stateOf(entry)}
            checked={!left.has(entry.id)}
            onToggle={() => toggle(entry.id)}
          />
        ))}
      </ul>
    </Modal>
  );
}

interface CopyLineProps {
  entry: EntryView;
  state: 'free' | 'taken' | 'future';
  checked: boolean;
  onToggle: () => void;
}

function CopyLine({ entry, state, checked, onToggle }: CopyLineProps) {
  const t = useT('time');
  const format = useFormat();
  const amountText = useAmountText();
  const times = entry.from ? `${entry.from}–${entry.to}` : amountText(entry);
  const what = entry.activityTitle ?? entry.objectTitle;
  return (
    <li data-taken={state !== 'free' || undefined}>
      <Checkbox
        label={[format.longDate(entry.workDate), times, entry.projectNumber, what]
          .filter(Boolean)
          .join(' · ')}
        checked={state === 'free' && checked}
        disabled={state !== 'free'}
        onChange={onToggle}
      />
      {state === 'free' ? null : (
        <span className="time-flag">
          <Icon name="alert" size={16} />
          {t(state === 'taken' ? 'copy.taken' : 'copyWeek.future')}
        </span>
      )}
    </li>
  );
}

function useCopy(date: string, employeeId: string | undefined, onDone: () => void) {
  const t = useT('time');
  const toast = useProblemToast();
  const [copy, { isLoading }] = useCopyWeek();
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
