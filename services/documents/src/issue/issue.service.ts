import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import type { DocumentView, IssueOptions } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ChainGuard } from '../chain';
import { DocumentReader, refuseTooMany, SourceCheck, taxCountry, toDocumentView } from '../document';
import type { WholeDocument } from '../document';
import { NumberCounter, seesPrices } from '../record';
import { IssueDrawing } from './issue-drawing';
import { IssueFollowUp } from './issue-follow-up';
import { IssueFreezer } from './issue-freezer';
import type { Issuing } from './issue-freezer';

/**
 * Gives a document its number and freezes it. Everything is checked before the number is taken; number, snapshot, PDF
 * and events are one transaction, so a failure leaves the draft and the counter as they were.
 */
@Injectable()
export class IssueService {
  constructor(
    private readonly db: Database,
    private readonly drawing: IssueDrawing,
    private readonly reader: DocumentReader,
    private readonly counter: NumberCounter,
    private readonly freezer: IssueFreezer,
    private readonly sources: SourceCheck,
    private readonly chain: ChainGuard,
    private readonly followUp: IssueFollowUp,
  ) {}

  /**
   * Issues a draft and returns it; its PDF is drawn while the transaction holds nothing.
   *
   * @throws DOCUMENT_ALREADY_ISSUED, DOCUMENT_NOT_ISSUABLE (with the fields that are wrong), what `SourceCheck` throws,
   * DOCUMENT_TOO_MANY_POSITIONS
   */
  issue(ctx: RequestContext, id: string, version: number, options?: IssueOptions): Promise<DocumentView> {
    return this.db.tx(ctx, async (tx) => {
      tx.inTurn('issue');
      await this.counter.lock(tx);
      await this.chain.lockSources(tx, id);
      const whole = await this.getDraft(tx, id, version);
      if (whole.document.lockedAt) throw new AppError(documentsErrors, 'DOCUMENT_LOCKED');
      await this.sources.check(tx, whole);
      await this.chain.check(tx, whole.document, whole.positions, taxCountry(whole));
      return this.issueChecked(tx, whole, this.drawing.of(tx, id), options);
    });
  }

  /** Issues a draft whose entries are certain, in a transaction nobody else's issuing can run beside. */
  async issueChecked(
    tx: RequestContext,
    whole: WholeDocument,
    issuing: Issuing,
    options: IssueOptions = { changeEntries: false },
  ): Promise<DocumentView> {
    refuseTooMany(whole.document, whole.positions);
    const issued = await this.freezer.freeze(tx, whole, issuing);
    await this.followUp.of(tx, issued, whole.sources, options.changeEntries);
    return toDocumentView({ ...whole, document: issued }, seesPrices(tx));
  }

  private async getDraft(ctx: RequestContext, id: string, version: number): Promise<WholeDocument> {
    const whole = await this.reader.getWhole(ctx, id);
    const { document } = whole;
    if (!isDraft(document)) {
      throw new AppError(documentsErrors, 'DOCUMENT_ALREADY_ISSUED', { number: document.number ?? '' });
    }
    if (document.version !== version) {
      throw commonError('VERSION_MISMATCH', undefined, { current: toDocumentView(whole, seesPrices(ctx)) });
    }
    return whole;
  }
}
