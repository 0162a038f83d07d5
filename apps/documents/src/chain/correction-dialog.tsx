import { pricedKinds, type DocumentView } from '@jahrring/contracts-documents';
import { useNavigate, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Checkbox, Modal, SegmentedControl, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useCorrectDocument } from '../document-acts.api';
import { QuantityTable } from './quantity-table';
import { mayTake, chosenOf, type Quantities } from './chosen-quantity';

interface CorrectionDialogProps {
  document: DocumentView;
  onClose: () => void;
}

/** A credit note over the whole bill, or over some of its positions. */
export function CorrectionDialog({ document, onClose }: CorrectionDialogProps) {
  const t = useT('documents');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [correct, { isLoading }] = useCorrectDocument();
  const [extent, setExtent] = useState<'all' | 'part'>('all');
  const [quantities, setQuantities] = useState<Quantities>({});
  const [releaseEntries, setReleaseEntries] = useState(false);
  const rows = document.positions
    .filter(({ kind, optional, isPart }) => pricedKinds.includes(kind) && !optional && !isPart)
    .map(({ id, text, unit, quantity }) => ({
      id,
      text,
      unit,
      quantity: quantity ?? '0',
      most: quantity ?? '0',
    }));
  const isWrong = extent === 'part' && !mayTake(rows, quantities);
  const holdsSources = document.sourceKinds.length > 0;
  const create = () =>
    attempt(async () => {
      const body = {
        releaseEntries,
        ...(extent === 'part' ? { positions: chosenOf(rows, quantities) } : {}),
      };
      const draft = await correct({ id: document.id, body }).unwrap();
      void navigate(`/documents/edit/${draft.id}`);
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('correction.title', { number: document.number ?? '' })}
      size={extent === 'part' ? 'large' : 'normal'}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" loading={isLoading} disabled={isWrong} onClick={() => void create()}>
            {t('create.draft')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SegmentedControl
          label={t('follow.extent')}
          options={[
            { value: 'all', label: t('correction.all') },
            { value: 'part', label: t('correction.part') },
          ]}
          value={extent}
          onChange={setExtent}
        />
        {extent === 'part' ? (
          <QuantityTable rows={rows} quantities={quantities} onChange={setQuantities} />
        ) : (
          <p>{t('correction.text')}</p>
        )}
        {holdsSources ? (
          <Checkbox checked={releaseEntries} onChange={setReleaseEntries} label={t('correction.release')} />
        ) : null}
      </Stack>
    </Modal>
  );
}
