import type { EntryImportUndone } from '@jahrring/contracts-time';
import { useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Stack } from '@jahrring/ui';
import { KeptEntries } from '../kept-entries/kept-entries';
import { useEntriesSent } from '../options.api';

/** An import being taken back, then what is gone and what stays. */
export function UndoProgress({ id }: { id: string }) {
  const t = useT('time');
  const [entriesChanged] = useEntriesSent();
  return (
    <WorkProgress
      tool="time"
      id={id}
      label={t('import.undoing')}
      onDone={() => void entriesChanged(undefined)}
    >
      {({ state, result }) => (state === 'done' ? <Undone undone={result as EntryImportUndone} /> : null)}
    </WorkProgress>
  );
}

function Undone({ undone }: { undone: EntryImportUndone }) {
  const t = useT('time');
  return (
    <Stack gap={4}>
      <Alert kind={undone.kept > 0 ? 'info' : 'success'}>
        {t('import.undone', { count: undone.removed })}
      </Alert>
      <KeptEntries {...undone} />
    </Stack>
  );
}
