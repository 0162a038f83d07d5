import type { DocumentView } from '@jahrring/contracts-documents';
import { Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';

const AnnexPanel = lazy(async () => ({ default: (await import('../annex/annex-panel')).AnnexPanel }));
const EInvoicePanel = lazy(async () => ({
  default: (await import('../einvoice/e-invoice-panel')).EInvoicePanel,
}));
const PaymentPanel = lazy(async () => ({
  default: (await import('../payment/payment-panel')).PaymentPanel,
}));
const SharePanel = lazy(async () => ({ default: (await import('../share/share-panel')).SharePanel }));
const MailHistory = lazy(async () => ({ default: (await import('../send/mail-history')).MailHistory }));

/** Payments of a document and what is sent with it: its e-invoice, its annexes, the mails it was sent with. */
export function SidePanels({ document }: { document: DocumentView }) {
  return (
    <Suspense fallback={null}>
      <Stack gap={4}>
        <PaymentPanel document={document} />
        <EInvoicePanel document={document} />
        <AnnexPanel document={document} />
        <SharePanel document={document} />
        <MailHistory document={document} />
      </Stack>
    </Suspense>
  );
}
