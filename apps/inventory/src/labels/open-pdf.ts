import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

// A file of our own release, served from our own origin: the content security policy allows nothing else.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Opens a PDF from its bytes. */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
}

/** Draws one page onto a canvas, as wide as given in CSS pixels and as sharp as the screen is. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const page = await pdf.getPage(pageNumber);
  const sharpness = Math.min(window.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * sharpness });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
