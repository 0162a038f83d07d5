import type { CreateEntryInput, EntryView } from '@jahrring/contracts-time';
import {
  discardUnsent,
  notify,
  outboxValue,
  requestJson,
  useProblemToast,
  useT,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { useCallback } from 'react';
import { useDeleteEntry } from '../time.api';

/** Takes back lines just put on the device, also those that have reached the server meanwhile; a failure is told. */
export function useUndoEntry() {
  const t = useT('time');
  const toast = useProblemToast();
  const [remove] = useDeleteEntry();
  return useCallback(
    async (items: readonly OutboxItem[]) => {
      try {
        for (const { id, body } of items) {
          const sent = outboxValue.get().some((item) => item.id === id && item.state === 'sent');
          if (sent) {
            const entryId = (body as CreateEntryInput).id ?? '';
            const entry = await requestJson<EntryView>({ url: `/api/time/entries/${entryId}` });
            await remove({ id: entryId, version: entry.version }).unwrap();
          }
          await discardUnsent(id);
        }
        notify.success(t('message.undone'));
      } catch (error) {
        toast(error);
      }
    },
    [t, toast, remove],
  );
}
