import type { LookedAt } from './looked-at';

export const acceptedFiles = '.pdf,.xml,.png,.jpg,.jpeg,application/pdf,text/xml,image/png,image/jpeg';

/** Looks into a PDF, a picture or an XML file. What a supplier sends is opened on the device alone, never by the server. */
export async function lookAtFile(file: File): Promise<LookedAt> {
  if (/\.xml$/i.test(file.name)) return { code: null, invoice: file, preview: null };
  if (/\.pdf$/i.test(file.name)) return (await import('./look-at-pdf')).lookAtPdf(file);
  return (await import('./look-at-picture')).lookAtPicture(file);
}
