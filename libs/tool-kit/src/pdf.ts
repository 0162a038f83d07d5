/**
 * PDFs drawn in the page. No part of the module that the shell shares: a tool bundles it, and the viewer's code comes with its
 * first PDF.
 */
export type { PageSize, PdfDocument } from './pdf/draw-pdf';

/** Loads what opens and draws PDFs. */
export const loadPdfViewer = () => import('./pdf/draw-pdf');
