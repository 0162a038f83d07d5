import type { EInvoiceView } from '@jahrring/contracts-documents';
import { api } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const tagged = api.enhanceEndpoints({ addTagTypes: ['documents/Document'] });

const eInvoiceApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsGetEInvoice: build.query<EInvoiceView, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/e-invoice` }),
      providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
      // The address may have been changed a moment ago.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useDocumentsGetEInvoiceQuery: useEInvoice } = eInvoiceApi;

export const xmlPath = (id: string): string => `${documentsPath}/${id}/e-invoice/xml`;
