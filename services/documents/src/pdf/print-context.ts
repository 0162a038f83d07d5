import type { PageFlow, PageWriter, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from './document-snapshot';
import type { Look } from './look';
import type { PrintTexts } from './print-texts';

/** What every part of a printed document is drawn with. */
export interface PrintContext {
  document: DocumentSnapshot;
  look: Look;
  texts: PrintTexts;
  format: PrintFormat;
  writer: PageWriter;
}

export interface FlowContext extends PrintContext {
  flow: PageFlow;
}
