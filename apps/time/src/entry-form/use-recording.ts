import type { EntryForm, EntryView } from '@jahrring/contracts-time';
import { discardUnsent, newUuid, notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import type { ZodForm } from '@jahrring/ui/form';
import { useRef, useState } from 'react';
import type { UnsentLine } from '../offline/unsent-line';
import { useSave } from '../offline/use-save';
import { useCreateEntry, useRecordLines } from '../time.api';
import { toCreate, type EntryDraft } from './entry-draft';

interface Line {
  /** Sent again after a lost answer it is still the same entry. */
  id: string;
  draft: EntryDraft;
}

/**
 * The line in the form and those that wait beside it, recorded together; without a connection they lie on the device. A
 * mended line takes the place of the refused one.
 */
export function useRecording(
  form: ZodForm<EntryDraft, EntryDraft>,
  options: EntryForm,
  mended: UnsentLine | undefined,
) {
  const t = useT('time');
  const format = useFormat();
  const toForm = useProblemToForm(form);
  const [create] = useCreateEntry();
  const [recordLines] = useRecordLines();
  const save = useSave(options);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const current = useRef(mended?.line.id ?? newUuid());

  const add = (draft: EntryDraft) => {
    setLines((before) => [...before, { id: current.current, draft }]);
    current.current = newUuid();
  };
  const remove = (index: number) => setLines((before) => before.filter((_, other) => other !== index));
  const report = (entries: readonly EntryView[]) => {
    const [first] = entries;
    if (entries.length > 1 || first?.kind !== 'hours') {
      notify.success(t('message.recorded', { count: entries.length }));
    } else {
      const hours = format.duration(first.seconds);
      notify.success(t('message.created', { hours, project: first.projectNumber }));
    }
    for (const { key, params } of entries.flatMap(({ warnings = [] }) => warnings)) {
      notify.warning(t(key, params));
    }
  };
  /** Records the waiting lines and, unless it was left empty, the one in the form. */
  const record = async (draft: EntryDraft | null): Promise<boolean> => {
    const all = [...lines, ...(draft ? [{ id: current.current, draft }] : [])];
    const bodies = all.map((line) => ({ ...toCreate(line.draft, line.id), ...recordedThen(mended) }));
    const [only, ...others] = bodies;
    try {
      const send = async () =>
        only && others.length === 0
          ? [await create(only).unwrap()]
          : (await recordLines({ lines: bodies }).unwrap()).entries;
      const entries = await save(bodies, send, mended);
      current.current = newUuid();
      setLines([]);
      if (entries === 'kept') return true;
      if (mended) await discardUnsent(mended.item.id);
      report(entries);
      return true;
    } catch (error) {
      toForm(error);
      return false;
    }
  };
  return { lines: lines.map(({ draft }) => draft), add, remove, record };
}

/** A mended line was recorded when it was recorded, not when it was mended. */
function recordedThen(mended: UnsentLine | undefined) {
  const recordedAt = mended?.line.recordedAt;
  return recordedAt ? { recordedAt, source: 'offline' as const } : {};
}
