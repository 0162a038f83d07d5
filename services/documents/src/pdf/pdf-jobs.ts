import type { PdfJobs } from '@jahrring/pdf/workers';
import type { DocumentSnapshot } from '../snapshot';
import { renderAcceptance, type Acceptance } from './render-acceptance';
import { renderDocument } from './render-document';

export interface DocumentPrint {
  snapshot: DocumentSnapshot;
  /** The picture at the head, PNG or JPEG. */
  logo: Uint8Array | null;
}

/** The files this service makes. */
export const pdfJobs = {
  document: ({ snapshot, logo }: DocumentPrint) => renderDocument(snapshot, logo && Buffer.from(logo)),
  acceptance: (acceptance: Acceptance) => renderAcceptance(acceptance),
} satisfies PdfJobs;
