import type { EntryImportUndone } from '@jahrring/contracts-time';
import { problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { KeptEntries } from '../kept-entries/kept-entries';
import { useUndoImport, useUndoPreview } from './import.api';

interface UndoDialogProps {
  importId: string;
  onClose: () => void;
  onStarted: (workId: string) => void;
}

/** Dialog with the effects of undoing an import, entry by entry for those that stay, before it is done. */
export function UndoDialog({ importId, onClose, onStarted }: UndoDialogProps) {
  const t = useT('time');
  const { data, error } = useUndoPreview(importId);
  const [undo] = useUndoImport();
  const toast = useProblemToast();
  const start = () =>
    undo({ id: importId, partial: (data?.kept ?? 0) > 0 })
      .unwrap()
      .then(
        (work) => onStarted(work.id),
        (problem: unknown) => {
          toast(problem);
          throw problem;
        },
      );
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={start}
      title={t('import.undo')}
      confirmLabel={t('import.undoCount', { count: data?.removed ?? 0 })}
    >
      {data ? <UndoFacts undone={data} /> : null}
      {!data && error ? <ErrorState>{problemText(t, error)}</ErrorState> : null}
      {data || error ? null : <Skeletons lines={3} />}
    </ConfirmDialog>
  );
}

function UndoFacts({ undone }: { undone: EntryImportUndone }) {
  const t = useT('time');
  return (
    <Stack gap={4}>
      <Text>{t('import.undoRemoved', { count: undone.removed })}</Text>
      <KeptEntries {...undone} />
    </Stack>
  );
}
