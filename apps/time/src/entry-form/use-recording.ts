import type { EntryView } from '@jahrring/contracts-time';
import { newUuid, notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import type { ZodForm } from '@jahrring/ui';
import { useRef, useState } from 'react';
import { useCreateEntry, useRecordLines } from '../time.api';
import { toCreate, type EntryDraft } from './entry-draft';

interface Line {
  /** Sent again after a lost answer it is still the same entry. */
  id: string;
  draft: EntryDraft;
}

/** The line in the form and those that wait beside it, recorded together. */
export function useRecording(form: ZodForm<EntryDraft, EntryDraft>) {
  const t = useT('time');
  const format = useFormat();
  const toForm = useProblemToForm(form);
  const [create] = useCreateEntry();
  const [recordLines] = useRecordLines();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const current = useRef(newUuid());

  const add = (draft: EntryDraft) => {
    setLines((before) => [...before, { id: current.current, draft }]);
    current.current = newUuid();
  };
  const remove = (index: number) => setLines((before) => before.filter((_, other) => other !== index));
  const tell = (entries: readonly EntryView[]) => {
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
    const bodies = all.map((line) => toCreate(line.draft, line.id));
    const [only, ...others] = bodies;
    try {
      const entries =
        only && others.length === 0
          ? [await create(only).unwrap()]
          : (await recordLines({ lines: bodies }).unwrap()).entries;
      current.current = newUuid();
      setLines([]);
      tell(entries);
      return true;
    } catch (error) {
      toForm(error);
      return false;
    }
  };
  return { lines: lines.map(({ draft }) => draft), add, remove, record };
}
