import type { DocumentType } from '@jahrring/contracts-documents';
import type { IconShape } from '@jahrring/ui';
import {
  fileCheckIcon,
  fileInvoiceIcon,
  fileTextIcon,
  mailIcon,
  receiptIcon,
  sendIcon,
  truckIcon,
} from '@jahrring/ui/icons';

/** The drawing each type of document has everywhere. */
export const typeIcons: Readonly<Record<DocumentType, IconShape>> = {
  offer: sendIcon,
  order_confirmation: fileCheckIcon,
  delivery_note: truckIcon,
  bill: fileInvoiceIcon,
  bill_correction: receiptIcon,
  letter: mailIcon,
  project_sheet: fileTextIcon,
};
