import { entryImportWork, type EntryImportResult } from '@jahrring/contracts-time';
import { useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Button, Row, Section, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { useEntriesSent } from '../options.api';
import { OutcomeFacts } from './import-facts';
import { RowList } from './row-list';
import { UndoDialog } from './undo-dialog';
import { UndoProgress } from './undo-progress';

/** The import itself, what came of it, and the way back. */
export function RunStep({ id, onRestart }: { id: string; onRestart: () => void }) {
  const t = useT('time');
  const [asked, setAsked] = useState(false);
  const [undoId, setUndoId] = useState<string | null>(null);
  const [entriesChanged] = useEntriesSent();
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
      {undoId ? <UndoProgress key={undoId} id={undoId} /> : null}
      <Row justify="end">
        {undoId ? null : (
          <Button variant="quiet" icon={historyIcon} onClick={() => setAsked(true)}>
            {t('import.undo')}
          </Button>
        )}
        <Button onClick={onRestart}>{t('import.another')}</Button>
        <Button variant="primary" to="/timeoverview?view=list">
          {t('import.toList')}
        </Button>
      </Row>
      {asked ? <UndoDialog importId={id} onClose={() => setAsked(false)} onStarted={setUndoId} /> : null}
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
