import type { PageFlow, PageWriter, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import type { PrintTexts } from '../texts';
import type { Look } from './look';

/** Context with which every part of a printed document is drawn. */
export interface PrintContext {
  document: DocumentSnapshot;
  look: Look;
  texts: PrintTexts;
  format: PrintFormat;
  writer: PageWriter;
}

/** Context of the printed content without the paper: to show it elsewhere. */
export type WordContext = Omit<PrintContext, 'writer'>;

export interface FlowContext extends PrintContext {
  flow: PageFlow;
}
