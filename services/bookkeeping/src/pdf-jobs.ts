import { renderVatForm } from './vat-form';
import type { VatForm } from './vat-form';

/** What the PDF thread of this service makes. */
export const pdfJobs = {
  vatForm: ({ form, locale }: { form: VatForm; locale: string }) => renderVatForm(form, locale),
};
