import { parseQuickEntry, type QuickEntry } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useEntryForm } from '../time.api';
import { useDebounced } from '../use-debounced';
import { planQuickEntry } from './quick-plan';
import { type QuickDefaults } from './plan-segment';
import { QuickPreview } from './quick-preview';
import { tagOf, withTag, type Tag } from './tag-at';
import { TagList } from './tag-list';
import { useLookup } from './use-lookup';
import { useTagList, type LineControl } from './use-tag-list';
import type { TagOption } from './use-tag-options';
import { useRecord } from './use-record';

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
