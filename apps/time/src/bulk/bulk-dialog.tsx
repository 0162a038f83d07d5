import { useT } from '@jahrring/tool-kit';
import { Modal } from '@jahrring/ui';
import { useState } from 'react';
import type { BulkSelection } from './bulk.api';
import { BulkQuestion } from './bulk-question';
import { BulkProgress } from './bulk-progress';

interface BulkDialogProps {
  action: 'change' | 'delete';
  selection: BulkSelection;
  onClose: () => void;
  /** Once entries were changed. */
  onDone: () => void;
}

/** One change of many entries from the question to its way back. */
export function BulkDialog({ action, selection, onClose, onDone }: BulkDialogProps) {
  const t = useT('time');
  const [runId, setRunId] = useState<string | null>(null);
  const close = () => {
    onClose();
    if (runId) onDone();
  };
  return (
    <Modal opened onClose={close} title={t(`bulk.title.${action}`)}>
      {runId ? (
        <BulkProgress runId={runId} action={action} onClose={close} />
      ) : (
        <BulkQuestion action={action} selection={selection} onClose={onClose} onStarted={setRunId} />
      )}
    </Modal>
  );
}
