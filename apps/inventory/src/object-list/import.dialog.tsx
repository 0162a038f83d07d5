import {
  objectImportLimits,
  objectImportOutcomes,
  type ObjectImportResult,
} from '@jahrring/contracts-inventory';
import { notify, problemText, useT } from '@jahrring/tool-kit';
import { Alert, Badge, Button, Modal, Row, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { uploadIcon } from '@jahrring/ui/icons';
import { useCheckImport, useRunImport } from '../objects.api';

/** So many wrong rows are told at once. */
const shownErrors = 20;

/** Objects out of a file: what it would do is told first, then it is written, all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT('inventory');
  const [check, checking] = useCheckImport();
  const [run, running] = useRunImport();
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<ObjectImportResult | null>(null);
  const [error, setError] = useState<string>();
  const choose = async ([chosen]: File[]) => {
    setFile(chosen ?? null);
    setResult(null);
    setError(undefined);
    if (!chosen) return;
    try {
      setResult(await check(chosen).unwrap());
    } catch (problem) {
      setError(problemText(t, problem));
    }
  };
  const write = async () => {
    if (!file) return;
    try {
      const { counts } = await run(file).unwrap();
      notify.success(t('import.done', { count: counts.create + counts.update }));
      onClose();
    } catch (problem) {
      setError(problemText(t, problem));
    }
  };
  const ready =
    result !== null && result.counts.error === 0 && result.counts.create + result.counts.update > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('import.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            icon={uploadIcon}
            disabled={!ready || checking.isLoading}
            loading={running.isLoading}
            onClick={() => void write()}
          >
            {t('import.run')}
          </Button>
        </>
      }
    >
      <Stack>
        <FileDrop
          label={t('import.file')}
          description={t('import.hint')}
          files={file ? [file] : []}
          onChange={(files) => void choose(files)}
          accept=".csv,.xlsx,text/csv"
          maxSize={objectImportLimits.bytes}
          {...(error === undefined ? {} : { error })}
        />
        {result ? <Outcome result={result} /> : null}
      </Stack>
    </Modal>
  );
}

function Outcome({ result }: { result: ObjectImportResult }) {
  const t = useT('inventory');
  const wrong = result.rows.filter(({ outcome }) => outcome === 'error').slice(0, shownErrors);
  return (
    <Stack gap={3}>
      <Row>
        {objectImportOutcomes
          .filter((outcome) => result.counts[outcome] > 0)
          .map((outcome) => (
            <Badge key={outcome} tone={outcome === 'error' ? 'rot' : 'wald'}>
              {t(`import.outcome.${outcome}`, { count: result.counts[outcome] })}
            </Badge>
          ))}
      </Row>
      {wrong.length > 0 ? (
        <Alert kind="error">
          <ul className="inventory-faults">
            {wrong.map((row) => (
              <li key={row.line}>
                {t('import.line', { line: row.line })} {row.title}:{' '}
                {row.errors
                  .map(({ field, key, params }) => `${fieldName(t, field)} – ${t(key, params)}`)
                  .join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Stack>
  );
}

function fieldName(t: ReturnType<typeof useT>, field: string): string {
  return t(`object.field.${field}`, { defaultValue: field });
}
