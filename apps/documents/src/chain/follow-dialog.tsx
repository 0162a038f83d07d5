import type { CreatableType, DocumentView, OpenView } from '@jahrring/contracts-documents';
import { problemText, useFormat, useNavigate, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, ErrorState, Modal, SegmentedControl, Skeletons, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { useFollowDocument } from '../document-acts.api';
import { useOpen } from '../documents.api';
import { QuantityTable } from './quantity-table';
import { isSome, mayTake, chosenOf, type Quantities } from './chosen-quantity';

interface FollowDialogProps {
  document: DocumentView;
  type: CreatableType;
  onClose: () => void;
}

type Extent = 'all' | 'part' | 'final';

/** The next document of the chain: everything that is open, a part of it by position, or the final bill. */
export function FollowDialog({ document, type, onClose }: FollowDialogProps) {
  const t = useT('documents');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const query = useOpen(document.id);
  const [follow, { isLoading }] = useFollowDocument();
  const [extent, setExtent] = useState<Extent>('all');
  const [quantities, setQuantities] = useState<Quantities>({});
  const open = query.data;
  const positions = (open?.positions ?? []).map((position) => ({ ...position, most: position.open }));
  const rows = positions.filter(({ most }) => isSome(most));
  const closed = positions.length - rows.length;
  const isWrong = extent === 'part' && !mayTake(rows, quantities);
  const create = async () => {
    const chosen = extent === 'part' ? { positions: chosenOf(rows, quantities) } : {};
    await attempt(async () => {
      const body = { type, final: extent === 'final', ...chosen };
      const draft = await follow({ id: document.id, body }).unwrap();
      void navigate(`/documents/edit/${draft.id}`);
    });
  };
  // A final bill deducts deposits, and those are billed on an offer or an order.
  const mayEnd = type === 'bill' && document.type !== 'delivery_note';
  const extents: Extent[] = mayEnd ? ['all', 'part', 'final'] : ['all', 'part'];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('follow.title', { type: t(`type.${type}`) })}
      size={extent === 'part' ? 'large' : 'normal'}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            loading={isLoading}
            disabled={!open || isWrong}
            onClick={() => void create()}
          >
            {t('create.draft')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SegmentedControl
          label={t('follow.extent')}
          options={extents.map((value) => ({
            value,
            label: t(value === 'part' && type === 'bill' ? 'follow.partBill' : `follow.${value}`),
          }))}
          value={extent}
          onChange={setExtent}
        />
        {query.error ? (
          <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>
        ) : !open ? (
          <Skeletons lines={5} />
        ) : extent === 'part' ? (
          <QuantityTable rows={rows} quantities={quantities} onChange={setQuantities} />
        ) : (
          <p>{t(`follow.text.${extent}`, { count: rows.length })}</p>
        )}
        {closed > 0 ? (
          <Text as="p" tone="muted">
            {t('follow.closed', { count: closed })}
          </Text>
        ) : null}
        {open && extent === 'final' ? <Deposits open={open} /> : null}
      </Stack>
    </Modal>
  );
}

/** Shows the deposits that were billed in advance and are deducted. */
function Deposits({ open }: { open: OpenView }) {
  const t = useT('documents');
  const format = useFormat();
  const deposits = open.deposits.filter(({ open: left }) => left === null || isSome(left));
  if (deposits.length === 0) return null;
  return (
    <Alert kind="info" title={t('follow.deposits')}>
      <ul>
        {deposits.map(({ id, number, open: left, currency }) => (
          <li key={id}>
            {number} {left === null ? '' : format.money(left, currency)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
