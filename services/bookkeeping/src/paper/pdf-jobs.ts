import { renderLetter } from '../dunning-paper';
import type { PrintedLetter } from '../dunning-paper';
import { renderVatForm } from '../vat-form';
import type { VatForm } from '../vat-form';

/** Jobs of this service's PDF thread. */
export const pdfJobs = {
  dunningLetter: (letter: PrintedLetter) => renderLetter(letter),
  vatForm: ({ form, locale }: { form: VatForm; locale: string }) => renderVatForm(form, locale),
};
