import { useNavigate, useT, notify, useProblemToast } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useDeleteDayReport, useRestoreDayReport } from './day-report.api';
import type { ShownReport } from './use-report';
import { useReportQueue } from './use-report-queue';

export function DiscardReport({ report: { view, device, onDevice } }: { report: ShownReport }) {
  const t = useT('time');
  const navigate = useNavigate();
  const queue = useReportQueue();
  const toast = useProblemToast();
  const [remove] = useDeleteDayReport();
  const [restore] = useRestoreDayReport();
  if (!onDevice && !view.canDelete) return null;
  const discard = async (): Promise<void> => {
    try {
      await queue.discard(device.unsent);
      if (!onDevice) await remove({ id: view.id, version: view.version }).unwrap();
    } catch (error) {
      toast(error);
      return;
    }
    const undo = { label: t('action.undo'), run: () => void restore(view.id).unwrap().catch(toast) };
    notify.success(t('report.deleted'), onDevice ? {} : { action: undo });
    void navigate('/day-reports');
  };
  return (
    <div>
      <Button variant="quiet" icon={trashIcon} onClick={() => void discard()}>
        {t('report.delete')}
      </Button>
    </div>
  );
}
