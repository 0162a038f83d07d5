import { entryImportWork, type EntryImportResult, type EntryImportUndone } from '@jahrring/contracts-time';
import { useProblemToast, useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Button, Row, Section, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { useEntriesSent } from '../options.api';
import { useUndoImport } from './import.api';
import { OutcomeFacts } from './import-facts';
import { RowList } from './row-list';

/** The import itself, what came of it, and the way back. */
export function RunStep({ id, onRestart }: { id: string; onRestart: () => void }) {
  const t = useT('time');
  const [undo, { isLoading }] = useUndoImport();
  const [undoId, setUndoId] = useState<string | null>(null);
  const [entriesChanged] = useEntriesSent();
  const toast = useProblemToast();
  const takeBack = () =>
    undo(id)
      .unwrap()
      .then((work) => setUndoId(work.id), toast);
  return (
    <Stack gap={6}>
      <WorkProgress
        tool="time"
        id={id}
        label={t('import.running')}
        onDone={() => void entriesChanged(undefined)}
      >
        {({ kind, state, result }) =>
          state === 'done' && kind === entryImportWork.run ? (
            <Outcome result={result as EntryImportResult} />
          ) : null
        }
      </WorkProgress>
      {undoId ? (
        <WorkProgress
          tool="time"
          id={undoId}
          label={t('import.undoing')}
          onDone={() => void entriesChanged(undefined)}
        >
          {({ state, result }) =>
            state === 'done' ? (
              <Alert kind="success">{t('import.undone', { ...(result as EntryImportUndone) })}</Alert>
            ) : null
          }
        </WorkProgress>
      ) : null}
      <Row justify="end">
        {undoId ? null : (
          <Button variant="quiet" icon={historyIcon} loading={isLoading} onClick={() => void takeBack()}>
            {t('import.undo')}
          </Button>
        )}
        <Button onClick={onRestart}>{t('import.another')}</Button>
        <Button variant="primary" to="/timeoverview?view=list">
          {t('import.toList')}
        </Button>
      </Row>
    </Stack>
  );
}

function Outcome({ result }: { result: EntryImportResult }) {
  const t = useT('time');
  return (
    <Stack gap={4}>
      <Alert kind="success">{t('import.done', { count: result.counts.create })}</Alert>
      <div className="time-import-facts">
        <OutcomeFacts counts={result.counts} />
      </div>
      {result.errors.length > 0 ? (
        <Section title={t('import.errors')}>
          <RowList rows={result.errors} />
        </Section>
      ) : null}
    </Stack>
  );
}
