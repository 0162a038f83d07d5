import type { DocumentView } from '@jahrring/contracts-documents';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { cashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';

const PayDialog = lazy(() => import('./pay-dialog').then((module) => ({ default: module.PayDialog })));

/** Opens what was paid of a bill, with all that is open and today filled in. */
export function PayButton({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const mayPay = useAbility().can('tools.document.payment');
  const [isOpen, setOpen] = useState(false);
  const isPayable = document.type === 'bill' && (document.status === 'CHRG' || document.status === 'PCAN');
  if (!mayPay || !isPayable || Number(document.openAmount ?? 0) <= 0) return null;
  return (
    <>
      <Button icon={cashIcon} onClick={() => setOpen(true)}>
        {t('payment.paid')}
      </Button>
      {isOpen ? (
        <Suspense>
          <PayDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
