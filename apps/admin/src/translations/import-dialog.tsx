import { type TextImportResult, textImportMaxBytes } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { useImportTexts } from './translations.api';

const mostShown = 50;

export interface ImportDialogProps {
  locale: Locale;
  onClose: () => void;
}

/** Brings a language's file back, and tells what it took and what not. */
export function ImportDialog({ locale, onClose }: ImportDialogProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [files, setFiles] = useState<File[]>([]);
  const [result, setResult] = useState<TextImportResult>();
  const [run, { isLoading }] = useImportTexts();
  const [file] = files;
  const take = async () => {
    if (file) setResult(await run({ locale, file }).unwrap());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('translations.import.title')}
      actions={
        result ? (
          <Button onClick={onClose}>{t('actions.close')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
            <Button disabled={!file} loading={isLoading} onClick={() => void take().catch(toast)}>
              {t('actions.import')}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : (
        <FileDrop
          label={t('translations.import.file')}
          description={t('translations.import.hint')}
          accept=".csv,.json"
          maxSize={textImportMaxBytes}
          files={files}
          onChange={setFiles}
        />
      )}
    </Modal>
  );
}

function Result({ result }: { result: TextImportResult }) {
  const t = useT('admin');
  const { changed, same, refused } = result;
  return (
    <>
      <Alert kind={refused.length > 0 ? 'warning' : 'success'}>
        {t('translations.import.done', { changed, same, refused: refused.length })}
      </Alert>
      <ul className="admin-text-refused">
        {refused.slice(0, mostShown).map(({ namespace, key, reason }) => (
          <li key={`${namespace}:${key}`}>
            <code>{`${namespace}:${key}`}</code> {t(`translations.import.reasons.${reason}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
