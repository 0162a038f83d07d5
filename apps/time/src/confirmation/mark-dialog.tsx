import type { MarkAction, MarkEntriesInput } from '@jahrring/contracts-time';
import { problemText, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Modal, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEffect, useRef } from 'react';
import { useMarkEntries } from './confirmation.api';
import { useMark } from './use-mark';

/** Entries to mark: named ones, days of people, or those of a project. */
export type MarkSelection = Pick<MarkEntriesInput, 'ids' | 'days' | 'project'>;

interface MarkDialogProps {
  action: MarkAction;
  selection: MarkSelection;
  onClose: () => void;
}

/** Dialog with the number of entries that an action would change, before it does. */
export function MarkDialog({ action, selection, onClose }: MarkDialogProps) {
  const t = useT('time');
  const [count, { data, error }] = useMarkEntries();
  const { mark, busy } = useMark();
  // It does not change while it is asked about.
  const asked = useRef(selection);
  useEffect(() => {
    void count({ action, ...asked.current, dryRun: true });
  }, [action, count]);
  const run = async (): Promise<void> => {
    await mark({ action, ...selection });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={t(`mark.${action}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!data || data.changed === 0}
            loading={busy}
            onClick={() => void run()}
          >
            {t('mark.run', { count: data?.changed ?? 0 })}
          </Button>
        </>
      }
    >
      {error ? <ErrorState>{problemText(t, error)}</ErrorState> : null}
      {data || error ? null : <Skeletons lines={2} />}
      {data ? (
        <Stack gap={2}>
          <Text>{t('mark.count', { count: data.changed })}</Text>
          {data.skipped > 0 ? <Text>{t('mark.skipped', { count: data.skipped })}</Text> : null}
        </Stack>
      ) : null}
    </Modal>
  );
}
