import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { newUuid, notify, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { ReasonDialog } from '../reason-dialog';
import { useCancelSelfBilling } from '../debtors.api';

/** Asks why a customer's document is taken back, and does so. */
export function CancelSelfBilling({ item, onClose }: { item: OpenItemView; onClose: () => void }) {
  const t = useT('bookkeeping');
  // The same counter-document, however often it is sent.
  const [id] = useState(newUuid);
  const [cancel] = useCancelSelfBilling();
  return (
    <ReasonDialog
      title={t('selfBilling.cancelTitle', { number: item.number })}
      text={t('selfBilling.cancelText')}
      action={t('selfBilling.cancel')}
      danger
      onSubmit={async (reason) => {
        await cancel({ itemId: item.id, body: { id, reason } }).unwrap();
        notify.success(t('selfBilling.cancelled'));
      }}
      onClose={onClose}
    />
  );
}
