import type { EntryImportView } from '@jahrring/contracts-time';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Section, Skeletons, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { historyIcon } from '@jahrring/ui/icons';
import { useImportHistory } from './import.api';
import { UndoDialog } from './undo-dialog';
import { UndoProgress } from './undo-progress';

/** Every import of the licence: who made it, when, what came of it, and the way back. */
export function ImportHistory() {
  const t = useT('time');
  const { data, error, refetch } = useImportHistory(undefined);
  const [chosen, setChosen] = useState<string | null>(null);
  const [undoId, setUndoId] = useState<string | null>(null);
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
    ) : (
      <Skeletons lines={3} />
    );
  }
  if (data.items.length === 0) return null;
  return (
    <Section title={t('import.history.title')}>
      <Stack gap={4}>
        {undoId ? <UndoProgress key={undoId} id={undoId} /> : null}
        <ul className="time-import-rows">
          {data.items.map((one) => (
            <PastImport key={one.id} past={one} onUndo={() => setChosen(one.id)} />
          ))}
        </ul>
      </Stack>
      {chosen ? <UndoDialog importId={chosen} onClose={() => setChosen(null)} onStarted={setUndoId} /> : null}
    </Section>
  );
}

function PastImport({ past, onUndo }: { past: EntryImportView; onUndo: () => void }) {
  const t = useT('time');
  const format = useFormat();
  const { fileName, origin, createdAt, createdByName, counts, present, undoneAt, undoneByName } = past;
  return (
    <li className="time-import-past">
      <span className="time-import-row__what">
        <strong>{fileName}</strong>
        <span>{[t(`import.origin.${origin}`), format.dateTime(createdAt), createdByName].join(' · ')}</span>
        <span>{counts ? t('import.history.counts', { ...counts }) : t('import.history.unfinished')}</span>
        {undoneAt ? (
          <Text tone="muted">
            {t('import.history.undone', { at: format.dateTime(undoneAt), name: undoneByName ?? '', present })}
          </Text>
        ) : null}
      </span>
      {present > 0 ? (
        <Button variant="quiet" icon={historyIcon} onClick={onUndo}>
          {t('import.undo')}
        </Button>
      ) : null}
    </li>
  );
}
