import {
  parseQuickEntry,
  type CreateEntryInput,
  type EntryForm,
  type EntryView,
  type QuickEntry,
} from '@jahrring/contracts-time';
import { newUuid, notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isUnreachable } from '../offline/kept-search';
import { useKeep } from '../offline/use-save';
import { useCreateEntry, useEntryForm } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { useDebounced } from '../use-debounced';
import { planQuickEntry, toEntries, type QuickDefaults, type QuickPlan } from './quick-plan';
import { QuickPreview } from './quick-preview';
import { tagOf, withTag, type Tag } from './tag-at';
import { TagList } from './tag-list';
import { useLookup } from './use-lookup';
import { useTagList, type LineControl } from './use-tag-list';
import type { TagOption } from './use-tag-options';

export interface QuickPlanningProps extends Omit<QuickDefaults, 'recent'> {
  today: string;
  control: LineControl;
  /** Id of what describes the line. */
  hintId: string;
  /** Id of the suggestions. */
  listId: string;
  /** The line is to be recorded, as soon as it is clear what that is. */
  asked: boolean;
  onAnswered: () => void;
  onRecorded: () => void;
}

const lookupDelay = 200;

/** Shows what the line would record, and the button to record it. */
export function QuickPlanning({
  control,
  today,
  hintId,
  listId,
  asked,
  onAnswered,
  onRecorded,
  ...shown
}: QuickPlanningProps) {
  const t = useT('time');
  const { text } = control;
  const { plan, found, line, searching, form } = usePlan(text, today, shown);
  const { options, active, choose } = useTagList(control, form, listId);
  const { record, busy } = useRecord(shown.employeeId, form);
  const written = useDeferredValue(text.trim() !== '');
  const sendable = plan.ready || (searching && text.trim() !== '');
  const answer = useEffectEvent(async () => {
    onAnswered();
    if (plan.ready && (await record(plan))) onRecorded();
  });
  const clear = asked && !searching && !busy;
  useEffect(() => {
    if (clear) void answer();
  }, [clear]);
  const name = (mark: Tag['mark'], { name }: TagOption) => {
    const tag = tagOf(text, mark);
    if (!tag) return;
    const next = withTag(text, tag, name);
    control.write(next.text, next.caret);
  };
  return (
    <>
      {options.length > 0 ? (
        <TagList id={listId} options={options} active={active} onChoose={choose} />
      ) : null}
      <Button type="submit" variant="secondary" icon={plusIcon} disabled={!sendable} loading={busy || asked}>
        {t('quick.record')}
      </Button>
      <div id={hintId} className="time-quick__below" aria-live="polite">
        {written ? (
          <QuickPreview plan={plan} found={found} line={line} searching={searching} onName={name} />
        ) : (
          <span className="time-quick__hint">{t('quick.hint')}</span>
        )}
      </div>
    </>
  );
}

/** The line as it is understood; `searching` while names or what was recorded last are still looked up. */
function usePlan(text: string, today: string, shown: Omit<QuickDefaults, 'recent'>) {
  const line = useMemo(() => parseQuickEntry(text, today), [text, today]);
  const named = useDebounced(namesOf(line), lookupDelay);
  const fresh = named === namesOf(line);
  const { currentData: form, isLoading } = useEntryForm(undefined);
  const looked = useLookup(named, form, isLoading);
  const found = fresh ? looked.found : undefined;
  const recent = form?.recent[0] ?? null;
  const plan = planQuickEntry(line, found, { ...shown, recent });
  return { plan, found, line, form, searching: !fresh || looked.searching || isLoading };
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
      // Entries without a response go to the device, together with the rest of the line.
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
