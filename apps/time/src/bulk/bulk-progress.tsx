import type { BulkResult } from '@jahrring/contracts-time';
import type { WorkView } from '@jahrring/contracts-common';
import { useProblemToast, useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { KeptEntries } from '../kept-entries/kept-entries';
import { useEntriesSent } from '../options.api';
import { useUndoBulk } from './bulk.api';

interface BulkProgressProps {
  runId: string;
  action: 'change' | 'delete';
  onClose: () => void;
}

/** The change under way, what came of it, and the one step back. */
export function BulkProgress({ runId, action, onClose }: BulkProgressProps) {
  const t = useT('time');
  const toast = useProblemToast();
  const [undoId, setUndoId] = useState<string | null>(null);
  const [undoable, setUndoable] = useState(false);
  const [entriesChanged] = useEntriesSent();
  const [undo, { isLoading }] = useUndoBulk();
  const over = (work: WorkView) => {
    setUndoable((work.tally['changed'] ?? 0) > 0);
    void entriesChanged(undefined);
  };
  const undoRun = () =>
    undo(runId)
      .unwrap()
      .then(({ id }) => setUndoId(id), toast);
  return (
    <Stack gap={4}>
      {undoId ? (
        <WorkProgress
          key={undoId}
          tool="time"
          id={undoId}
          label={t('bulk.undoing')}
          onDone={() => void entriesChanged(undefined)}
        >
          {(work) => <Outcome work={work} text="bulk.undone" />}
        </WorkProgress>
      ) : (
        <WorkProgress tool="time" id={runId} label={t(`bulk.title.${action}`)} onDone={over}>
          {(work) => <Outcome work={work} text={`bulk.done.${action}`} />}
        </WorkProgress>
      )}
      <Row justify="end">
        {undoable && !undoId ? (
          <Button icon={historyIcon} loading={isLoading} onClick={() => void undoRun()}>
            {t('action.undo')}
          </Button>
        ) : null}
        <Button variant="primary" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </Row>
    </Stack>
  );
}

function Outcome({ work, text }: { work: WorkView; text: string }) {
  const t = useT('time');
  if (work.state !== 'done') return null;
  const result = work.result as BulkResult;
  return (
    <>
      <Alert kind={result.changed > 0 ? 'success' : 'info'}>{t(text, { count: result.changed })}</Alert>
      <KeptEntries {...result} />
    </>
  );
}
