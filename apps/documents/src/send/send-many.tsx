import type { DocumentListItem, SentMany } from '@jahrring/contracts-documents';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Modal } from '@jahrring/ui';
import { useState } from 'react';
import { sendIcon } from '@jahrring/ui/icons';
import { useSendMany } from './send.api';

interface SendManyProps {
  documents: readonly DocumentListItem[];
  onClose: () => void;
}

/** Sends several documents, each with the mail it is proposed; says of which ones it could not. */
export function SendMany({ documents, onClose }: SendManyProps) {
  const t = useT('documents');
  const attempt = useAttempt();
  const [send, { isLoading }] = useSendMany();
  const [result, setResult] = useState<SentMany | null>(null);
  const submit = () =>
    attempt(async () => {
      const sent = await send(documents.map(({ id }) => id)).unwrap();
      notify.success(t('send.manySent', { count: sent.sent.length }));
      if (sent.skipped.length === 0) onClose();
      else setResult(sent);
    });
  const close = (
    <Button onClick={onClose}>{t(result ? 'common:actions.close' : 'common:actions.cancel')}</Button>
  );
  const submitButton = (
    <Button variant="primary" icon={sendIcon} loading={isLoading} onClick={() => void submit()}>
      {t('send.submit')}
    </Button>
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('send.manyTitle', { count: documents.length })}
      size="small"
      actions={
        <>
          {close}
          {result ? null : submitButton}
        </>
      }
    >
      {result ? <Skipped documents={documents} result={result} /> : <p>{t('send.manyText')}</p>}
    </Modal>
  );
}

function Skipped({ documents, result }: { documents: readonly DocumentListItem[]; result: SentMany }) {
  const t = useT('documents');
  const nameOf = (id: string) => {
    const document = documents.find((one) => one.id === id);
    return document?.number ?? document?.title ?? '';
  };
  return (
    <>
      <Alert kind="warning">{t('send.manySkipped', { count: result.skipped.length })}</Alert>
      <ul>
        {result.skipped.map(({ id, key }) => (
          <li key={id}>{t('issue.line', { field: nameOf(id), reason: t(key) })}</li>
        ))}
      </ul>
    </>
  );
}
