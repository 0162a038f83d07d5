import { renderLetter } from '../dunning-paper';
import type { PrintedLetter } from '../dunning-paper';
import { renderVatForm } from '../vat-form';
import type { VatForm } from '../vat-form';

/** What the PDF thread of this service makes. */
export const pdfJobs = {
  dunningLetter: (letter: PrintedLetter) => renderLetter(letter),
  vatForm: ({ form, locale }: { form: VatForm; locale: string }) => renderVatForm(form, locale),
};
