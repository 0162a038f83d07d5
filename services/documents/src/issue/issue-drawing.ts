import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentPrinter } from '../pdf';
import type { Issuing } from './issue-freezer';

/** Draws the PDF of what is being issued while its transaction holds nothing. */
@Injectable()
export class IssueDrawing {
  constructor(
    private readonly clock: Clock,
    private readonly printer: DocumentPrinter,
  ) {}

  /** The moment of issuing, the same in every try of the transaction, and how the PDF is drawn. */
  of(tx: RequestContext, documentId: string): Issuing {
    return {
      at: tx.constant(`issued ${documentId}`, () => this.clock.now()),
      draw: (print) => tx.outside(print, () => this.printer.print(print, { urgent: true })),
    };
  }
}
