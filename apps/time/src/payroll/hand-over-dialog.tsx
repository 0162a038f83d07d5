import type { PayrollPreview } from '@jahrring/contracts-time';
import { problemText, useT } from '@jahrring/tool-kit';
import { Alert, Button, Checkbox, Modal, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { HandOverSummary } from './hand-over-summary';
import { usePayroll, useStartPayroll } from './payroll.api';

interface HandOverDialogProps {
  preview: PayrollPreview;
  onClose: () => void;
  onStarted: (workId: string) => void;
}

/** Dialog to check and confirm what a hand-over closes; if something changes meanwhile it must be checked again. */
export function HandOverDialog({ preview, onClose, onStarted }: HandOverDialogProps) {
  const t = useT('time');
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [start, { isLoading }] = useStartPayroll();
  const { refetch } = usePayroll(preview.month);
  const { month, version } = preview;
  const handOver = async () => {
    try {
      const work = await start({ month, seen: version }).unwrap();
      onStarted(work.id);
      onClose();
    } catch (error) {
      setProblem(error);
      void refetch();
    }
  };
  const tick = (checked: boolean) => {
    setProblem(null);
    setSeen(checked ? version : null);
  };
  return (
    <Modal opened onClose={onClose} title={t('payroll.confirmTitle')}>
      <Stack gap={4}>
        <Text as="p">{t('payroll.confirmText')}</Text>
        <HandOverSummary preview={preview} />
        {problem ? <Alert kind="error">{problemText(t, problem)}</Alert> : null}
        <Checkbox checked={seen === version} onChange={tick} label={t('payroll.confirm')} />
        <div className="payroll-dialog__foot">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={seen !== version}
            loading={isLoading}
            onClick={() => void handOver()}
          >
            {t('payroll.close')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
