import {
  parseQuickEntry,
  type CreateEntryInput,
  type EntryForm,
  type EntryView,
  type QuickEntry,
  type RecentCombination,
} from '@jahrring/contracts-time';
import { newUuid, notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { useDeferredValue, useId, useMemo, useState, type FormEvent } from 'react';
import { plusIcon, timerIcon } from '@jahrring/ui/icons';
import { isUnreachable } from '../offline/kept-search';
import { localLookup } from '../offline/local-lookup';
import { useKeep } from '../offline/use-save';
import { useLookup } from '../options.api';
import { useCreateEntry, useEntryForm } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { useDebounced } from '../use-debounced';
import './quick-entry.css';
import { planQuickEntry, toEntries, type QuickPlan } from './quick-plan';
import { QuickPreview } from './quick-preview';

interface QuickEntryProps {
  date: string;
  today: string;
  zone: string;
  entries: readonly EntryView[];
  recent: RecentCombination | null;
  employeeId?: string | undefined;
}

const lookupDelay = 200;

/** One line as one jots it down, with what it would record below it. */
export function QuickEntryLine({ date, today, zone, entries, recent, employeeId }: QuickEntryProps) {
  const t = useT('time');
  const hintId = useId();
  const [text, setText] = useState('');
  const line = useMemo(() => parseQuickEntry(text, today), [text, today]);
  const named = useDebounced(namesOf(line), lookupDelay);
  const lookup = useLookup(JSON.parse(named) as Record<string, string>, { skip: named === '{}' });
  const fresh = named === namesOf(line);
  const { currentData: form } = useEntryForm(undefined);
  const unreachable = lookup.error !== undefined && isUnreachable(lookup.error) && form !== undefined;
  const found = unreachable
    ? localLookup(JSON.parse(named) as Record<string, string>, form)
    : lookup.currentData;
  const plan = planQuickEntry(line, fresh ? found : undefined, {
    date,
    zone,
    recent,
    entries,
    employeeId,
  });
  const { record, busy } = useRecord(employeeId, form);
  const shown = useDeferredValue(text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plan.ready && !busy && (await record(plan))) setText('');
  };
  return (
    <form className="time-quick" onSubmit={(event) => void submit(event)} aria-label={t('quick.label')}>
      <div className="time-quick__row">
        <label className="time-quick__box">
          <Icon name={timerIcon} size={20} />
          <span className="jr-hidden">{t('quick.label')}</span>
          <input
            className="time-quick__input"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('quick.placeholder')}
            aria-describedby={hintId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </label>
        <Button type="submit" variant="secondary" icon={plusIcon} disabled={!plan.ready} loading={busy}>
          {t('quick.record')}
        </Button>
      </div>
      <div id={hintId} className="time-quick__below" aria-live="polite">
        {shown ? (
          <QuickPreview plan={plan} line={line} searching={!fresh || lookup.isFetching} />
        ) : (
          <span className="time-quick__hint">{t('quick.hint')}</span>
        )}
      </div>
    </form>
  );
}

/** The names to look up, as a stable text. */
function namesOf({ project, activity, object }: QuickEntry): string {
  return JSON.stringify({
    ...(project ? { project } : {}),
    ...(activity ? { activity } : {}),
    ...(object ? { object } : {}),
  });
}

/** Records what was planned, all or nothing, with one undo. */
function useRecord(employeeId: string | undefined, form: EntryForm | undefined) {
  const t = useT('time');
  const format = useFormat();
  const toast = useProblemToast();
  const [create] = useCreateEntry();
  const { removeAll } = useEntryRemoval();
  const keep = useKeep(form);
  const [busy, setBusy] = useState(false);
  const keepRest = async (entries: readonly CreateEntryInput[]): Promise<boolean> => {
    try {
      await keep(entries);
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const record = async (plan: QuickPlan): Promise<boolean> => {
    const done: EntryView[] = [];
    const entries = toEntries(plan, newUuid, employeeId);
    setBusy(true);
    try {
      for (const entry of entries) done.push(await create(entry).unwrap());
      const hours = format.duration(plan.totalSeconds);
      const told = plan.thing
        ? t('message.recorded', { count: done.length })
        : t('message.created', { hours, project: plan.project?.number });
      notify.success(told, {
        action: { label: t('action.undo'), run: () => void removeAll(done) },
      });
      return true;
    } catch (error) {
      // What has no answer goes to the device, the rest of the line with it.
      if (isUnreachable(error)) return await keepRest(entries.slice(done.length));
      toast(error);
      // Half a line is worse than none: what was already written is taken back.
      if (done.length > 0) await removeAll(done);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { record, busy };
}
