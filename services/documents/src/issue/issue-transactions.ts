import { isDeepStrictEqual } from 'node:util';
import { Clock, Database, Lanes } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentPrinter } from '../pdf';
import type { DocumentPrint } from '../pdf';

/** Returns the PDF of what is about to be frozen. */
export type Draw = (print: DocumentPrint) => Promise<Buffer>;

/** What issuing is given with its transaction. */
export interface Issuing {
  at: Date;
  draw: Draw;
}

/** The last one draws inside: the numbers moved on between drawing and freezing each time before. */
const rounds = 8;
const lanes = 8;

/** Ends a transaction before it has written anything that stays; the PDF it lacks is drawn outside of it. */
class NotDrawn extends Error {
  constructor(readonly print: DocumentPrint) {
    super('the PDF of this document is not drawn yet');
  }
}

/**
 * Transactions that issue a document and hold nothing while its PDF is drawn. Number and reference are known only under
 * the lock: a first run finds them and is rolled back, the PDF is drawn, and a second run freezes it where the document
 * it decides on is still the very same; otherwise that one is drawn. Issuers of a licence come in turn.
 * Inside a transaction of the caller, such as that of a request's Idempotency-Key, it is drawn there.
 */
@Injectable()
export class IssueTransactions {
  private readonly turns = new Lanes(lanes);

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly printer: DocumentPrinter,
  ) {}

  /**
   * Runs `work`, which issues one document at the most, until its PDF is drawn, and returns what it answers. It must
   * decide on the same document each time. Joins a transaction that is open.
   *
   * @throws UNAVAILABLE when too many wait for a PDF already
   */
  run<T>(ctx: RequestContext, work: (tx: RequestContext, issuing: Issuing) => Promise<T>): Promise<T> {
    if (ctx.tx) return work(ctx, { at: this.clock.now(), draw: this.print });
    return this.turns.run(ctx.licenceId, () => this.repeat(ctx, work));
  }

  private readonly print: Draw = (print) => this.printer.print(print, { urgent: true });

  private async repeat<T>(
    ctx: RequestContext,
    work: (tx: RequestContext, issuing: Issuing) => Promise<T>,
  ): Promise<T> {
    const at = this.clock.now();
    let draw: Draw = (print) => Promise.reject(new NotDrawn(print));
    for (let round = 1; round < rounds; round += 1) {
      try {
        const issuing = { at, draw };
        return await this.db.tx(ctx, (tx) => work(tx, issuing));
      } catch (error) {
        if (!(error instanceof NotDrawn)) throw error;
        draw = drawn(error.print, await this.print(error.print));
      }
    }
    return this.db.tx(ctx, (tx) => work(tx, { at, draw: this.print }));
  }
}

function drawn(known: DocumentPrint, pdf: Buffer): Draw {
  return (print) =>
    isDeepStrictEqual(known, print) ? Promise.resolve(pdf) : Promise.reject(new NotDrawn(print));
}
