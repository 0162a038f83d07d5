import type { DocumentView } from '@jahrring/contracts-documents';
import { Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';

const AnnexPanel = lazy(async () => ({ default: (await import('../annex/annex-panel')).AnnexPanel }));
const EInvoicePanel = lazy(async () => ({
  default: (await import('../einvoice/e-invoice-panel')).EInvoicePanel,
}));
const MailHistory = lazy(async () => ({ default: (await import('../send/mail-history')).MailHistory }));

/** What goes out with a document: its e-invoice, its annexes, the mails it was sent with. */
export function SidePanels({ document }: { document: DocumentView }) {
  return (
    <Suspense fallback={null}>
      <Stack gap={4}>
        <EInvoicePanel document={document} />
        <AnnexPanel document={document} />
        <MailHistory document={document} />
      </Stack>
    </Suspense>
  );
}
