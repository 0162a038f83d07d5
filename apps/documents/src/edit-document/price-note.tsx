import type { DocumentView, PriceCheck } from '@jahrring/contracts-documents';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Modal } from '@jahrring/ui';
import { useState } from 'react';
import { useRepriceDocument } from '../document-acts.api';
import { usePrices } from '../documents.api';
import './price-note.css';

interface PriceNoteProps {
  document: DocumentView;
  /** Saves what is typed; null where that cannot be. */
  onSave: () => Promise<DocumentView | null>;
  onTake: (document: DocumentView) => void;
}

/** Tells that objects cost something else by now; the new prices are taken by an explicit act. */
export function PriceNote({ document, onSave, onTake }: PriceNoteProps) {
  const t = useT('documents');
  const { id, version } = document;
  const { data } = usePrices({ id, version });
  const [isOpen, setOpen] = useState(false);
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Alert
        kind="info"
        title={t('prices.title', { count: data.items.length })}
        actions={<Button onClick={() => setOpen(true)}>{t('prices.show')}</Button>}
      >
        {t('prices.text')}
      </Alert>
      {isOpen ? (
        <PriceDialog
          check={data}
          currency={document.currency}
          onClose={() => setOpen(false)}
          onSave={onSave}
          onTake={onTake}
        />
      ) : null}
    </>
  );
}

interface PriceDialogProps extends Pick<PriceNoteProps, 'onSave' | 'onTake'> {
  check: PriceCheck;
  currency: string;
  onClose: () => void;
}

function PriceDialog({ check, currency, onClose, onSave, onTake }: PriceDialogProps) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const [reprice, { isLoading }] = useRepriceDocument();
  const applyPrices = async () => {
    const saved = await onSave();
    if (!saved) return;
    await attempt(async () => {
      const body = { positionIds: check.items.map((item) => item.positionId) };
      onTake(await reprice({ id: saved.id, version: saved.version, body }).unwrap());
      notify.success(t('prices.done'));
      onClose();
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('prices.title', { count: check.items.length })}
      actions={
        <>
          <Button onClick={onClose}>{t('prices.keep')}</Button>
          <Button variant="primary" loading={isLoading} onClick={() => void applyPrices()}>
            {t('prices.take')}
          </Button>
        </>
      }
    >
      <table className="documents-prices">
        <thead>
          <tr>
            <th scope="col">{t('field.text')}</th>
            <th scope="col">{t('prices.here')}</th>
            <th scope="col">{t('prices.now')}</th>
          </tr>
        </thead>
        <tbody>
          {check.items.map(({ positionId, text, unitPrice, currentPrice }) => (
            <tr key={positionId}>
              <th scope="row">{text}</th>
              <td>{format.money(unitPrice, currency)}</td>
              <td>{format.money(currentPrice, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
