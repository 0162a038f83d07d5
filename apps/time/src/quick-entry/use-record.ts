import { type CreateEntryInput, type EntryForm, type EntryView } from '@jahrring/contracts-time';
import { newUuid, notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { isUnreachable } from '../offline/kept-search';
import { useKeep } from '../offline/use-save';
import { useCreateEntry } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { toEntries, type QuickPlan } from './quick-plan';

/** Records what was planned, all or nothing, with one undo. */
export function useRecord(employeeId: string | undefined, form: EntryForm | undefined) {
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
