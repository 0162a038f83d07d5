import { GlobalWorkerOptions, getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';

// A file of our own release, served from our own origin: the content security policy allows nothing else.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

export type PdfDocument = PDFDocumentProxy;

/** Size of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

let reader: PDFWorker | undefined;

/** One worker reads all documents of the page: a preview that is drawn anew does not load and compile it again. */
function sharedWorker(): PDFWorker {
  if (!reader || reader.destroyed) reader = new PDFWorker();
  return reader;
}

/** Opens a PDF from its bytes. */
export function openPdf(bytes: ArrayBuffer): Promise<PdfDocument> {
  return getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, worker: sharedWorker() }).promise;
}

/** Returns the sizes of all pages, in their order. */
export function readSizes(pdf: PdfDocument): Promise<PageSize[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  return Promise.all(
    pages.map(async (page) => {
      const { width, height } = (await page).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
}

/**
 * Draws one page onto a canvas, `width` CSS pixels wide and as sharp as the screen is, with at most `mostSharpness` device
 * pixels for a CSS pixel.
 */
export async function drawPage(
  pdf: PdfDocument,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  width: number,
  mostSharpness = 3,
): Promise<void> {
  const page = await pdf.getPage(pageNumber);
  const sharpness = Math.min(window.devicePixelRatio || 1, mostSharpness);
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * sharpness });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
