import type { DocumentView } from '@jahrring/contracts-documents';
import { AnnexPanel } from '../annex/annex-panel';
import { EInvoicePanel } from '../einvoice/e-invoice-panel';
import { MailHistory } from './mail-history';

export function OutgoingPanels({ document }: { document: DocumentView }) {
  return (
    <>
      <EInvoicePanel document={document} />
      <AnnexPanel document={document} />
      <MailHistory document={document} />
    </>
  );
}
