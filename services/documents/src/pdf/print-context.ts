import type { PageFlow, PageWriter, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import type { PrintTexts } from '../texts';
import type { Look } from './look';

/** What every part of a printed document is drawn with. */
export interface PrintContext {
  document: DocumentSnapshot;
  look: Look;
  texts: PrintTexts;
  format: PrintFormat;
  writer: PageWriter;
}

/** What is printed, without the paper: to show it elsewhere. */
export type WordContext = Omit<PrintContext, 'writer'>;

export interface FlowContext extends PrintContext {
  flow: PageFlow;
}
