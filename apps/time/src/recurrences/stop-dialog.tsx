import { type RecurrenceView } from '@jahrring/contracts-time';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { ConfirmDialog } from '@jahrring/ui';
import { useDeleteRecurrence } from './recurrences.api';

export function StopDialog({ recurrence, onClose }: { recurrence: RecurrenceView; onClose: () => void }) {
  const t = useT('time');
  const toast = useProblemToast();
  const [stop] = useDeleteRecurrence();
  const run = async (): Promise<void> => {
    try {
      await stop({ id: recurrence.id, version: recurrence.version }).unwrap();
      notify.success(t('recurrence.stopped'));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={run}
      danger
      title={t('recurrence.stopTitle', { project: recurrence.projectNumber })}
      confirmLabel={t('recurrence.stop')}
    >
      {t('recurrence.stopText')}
    </ConfirmDialog>
  );
}
