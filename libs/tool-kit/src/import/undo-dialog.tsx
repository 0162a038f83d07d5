import type { ImportUndo, ImportView } from '@jahrring/contracts-common/imports';
import { problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { useUndoImport, useUndoPreview } from './import.api';
import type { ImportSpec } from './import-spec';

interface UndoDialogProps {
  spec: ImportSpec;
  run: ImportView;
  onClose: () => void;
}

/** Asks before an import is undone, with the records that would stay and the reason of each. */
export function UndoDialog({ spec, run, onClose }: UndoDialogProps) {
  const t = useT();
  const { url } = spec;
  const { data, error } = useUndoPreview({ url, id: run.id, version: run.version });
  const [undo] = useUndoImport();
  const toast = useProblemToast();
  const start = () =>
    undo({ url, id: run.id, partial: (data?.kept ?? 0) > 0 })
      .unwrap()
      .then(onClose, (problem: unknown) => {
        toast(problem);
        throw problem;
      });
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={start}
      title={t('import.undo')}
      confirmLabel={t('import.undoConfirm')}
    >
      {data ? (
        <Stack gap={4}>
          <Text>{t('import.undoCount', { count: data.removed })}</Text>
          <KeptRows spec={spec} undo={data} />
        </Stack>
      ) : null}
      {!data && error ? <ErrorState>{problemText(t, error)}</ErrorState> : null}
      {data || error ? null : <Skeletons lines={3} />}
    </ConfirmDialog>
  );
}

/** The rows that an undo leaves alone, each with its reason. */
export function KeptRows({ spec, undo: { kept, rows } }: { spec: ImportSpec; undo: ImportUndo }) {
  const t = useT();
  if (kept === 0) return null;
  return (
    <Stack gap={2}>
      <Text strong>{spec.texts.kept(kept)}</Text>
      <ul className="kit-import-kept">
        {rows.map(({ row, reason }) => {
          const { title, detail } = spec.rowName(row);
          return (
            <li key={row.id}>
              <span>
                {t('import.lineNumber', { line: row.line })} · {[title, detail].filter(Boolean).join(' · ')}
              </span>
              <strong>{t(reason.key, reason.params)}</strong>
            </li>
          );
        })}
      </ul>
      {kept > rows.length ? (
        <Text tone="muted">{t('import.keptMore', { count: kept - rows.length })}</Text>
      ) : null}
    </Stack>
  );
}
