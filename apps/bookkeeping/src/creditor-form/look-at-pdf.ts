import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import type { LookedAt } from './looked-at';

// A file of our own release, served from our own origin: the content security policy allows nothing else.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

const mostPages = 50;
/** Pixels of a page's width: modules of a code on A4 are then four pixels wide. */
const readWidth = 1700;
const previewWidth = 900;
/** Names of the invoice within a PDF: Factur-X, ZUGFeRD 1 and 2, XRechnung. */
const invoiceName = /^(factur-x|zugferd-invoice|xrechnung)\.xml$/i;

/** Looks for an electronic invoice in a PDF, else for a payment code on any of its pages. @throws where it is none, or locked */
export async function lookAtPdf(file: File): Promise<LookedAt> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), useSystemFonts: false });
  try {
    const pdf = await loading.promise;
    const preview = (await draw(pdf, 1, previewWidth)).toDataURL('image/jpeg', 0.85);
    const invoice = await invoiceOf(pdf);
    return { code: invoice ? null : await codeOf(pdf), invoice, preview };
  } finally {
    await loading.destroy();
  }
}

async function invoiceOf(pdf: PDFDocumentProxy): Promise<File | null> {
  const attached = (await pdf.getAttachments()) as ReadonlyMap<string, { filename: string }> | null;
  for (const [id, { filename }] of attached ?? []) {
    if (!invoiceName.test(filename)) continue;
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array<ArrayBuffer>;
    return new File([content], filename, { type: 'application/xml' });
  }
  return null;
}

/** The payment part is on the last page most times. */
async function codeOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { findCode } = await import('./find-code');
  for (let page = Math.min(pdf.numPages, mostPages); page >= 1; page -= 1) {
    const canvas = await draw(pdf, page, readWidth);
    const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    const code = picture ? await findCode(picture) : null;
    if (code) return code;
  }
  return null;
}

async function draw(pdf: PDFDocumentProxy, number: number, width: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return canvas;
}
