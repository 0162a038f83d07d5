import { pdfPath } from '../document-list.api';

/** Shows a document's PDF in a tab of its own. */
export const showPdf = ({ id }: { id: string }) => window.open(pdfPath(id), '_blank', 'noopener');
