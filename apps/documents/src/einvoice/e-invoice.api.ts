import type { EInvoiceView } from '@jahrring/contracts-documents';
import { addEndpoints } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const eInvoiceApi = addEndpoints(['documents/Document'], (build) => ({
  documentsGetEInvoice: build.query<EInvoiceView, string>({
    query: (id) => `${documentsPath}/${id}/e-invoice`,
    providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
    // The address may have been changed a moment ago.
    keepUnusedDataFor: 0,
  }),
}));

export const { useDocumentsGetEInvoiceQuery: useEInvoice } = eInvoiceApi;

export const xmlPath = (id: string): string => `${documentsPath}/${id}/e-invoice/xml`;
