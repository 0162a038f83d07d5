import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentLinkRepository, DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { DocumentReader, totalsOf } from '../document';
import { refuseExcess } from './check-credit';
import type { Credit } from './check-credit';
import { addCredit, grossOf, nothingCredited } from './credited';
import type { Credited } from './credited';

/** Corrections of bills, taken together. */
@Injectable()
export class CreditReader {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
  ) {}

  /**
   * Returns the amounts that existing corrections credit of a bill, except for one of them; only issued ones if
   * requested.
   */
  async ofBill(
    ctx: RequestContext,
    billId: string,
    { exceptId, issued = false }: { exceptId?: string; issued?: boolean } = {},
  ): Promise<Credited> {
    let credited = nothingCredited;
    for (const correction of await this.correctionsOf(ctx, billId)) {
      if (correction.id === exceptId || (issued && correction.status === 'PREP')) continue;
      credited = addCredit(credited, await this.reader.complete(ctx, correction));
    }
    return credited;
  }

  /** Totals of the issued corrections of a bill. */
  async totalsOf(ctx: RequestContext, billId: string): Promise<string[]> {
    const corrections = await this.correctionsOf(ctx, billId);
    return corrections.filter(({ status }) => status !== 'PREP').map(({ total }) => total);
  }

  /** Returns true if issued corrections credit a bill in full, before what deposits paid of it. */
  async isCredited(ctx: RequestContext, bill: DocumentEntity): Promise<boolean> {
    const credited = await this.ofBill(ctx, bill.id, { issued: true });
    const { groups } = totalsOf(await this.reader.complete(ctx, bill));
    return grossOf(credited.groups) >= grossOf(groups);
  }

  /** The bill a correction corrects. */
  async billOf(ctx: RequestContext, correctionId: string): Promise<DocumentEntity | null> {
    const links = await this.links.ofDocument(ctx, correctionId);
    const link = links.find(({ kind, toId }) => kind === 'correction' && toId === correctionId);
    return link ? this.documents.find(ctx, link.fromId) : null;
  }

  /** @throws DOCUMENT_EXCEEDS_OPEN where more is credited than was charged: of a line, of a VAT rate or altogether */
  async check(ctx: RequestContext, credit: Credit & { id: string }): Promise<void> {
    const bill = await this.billOf(ctx, credit.id);
    if (!bill) return;
    const credited = await this.ofBill(ctx, bill.id, { exceptId: credit.id });
    const whole = await this.reader.complete(ctx, bill);
    refuseExcess(whole, credited, credit);
  }

  private async correctionsOf(ctx: RequestContext, billId: string): Promise<DocumentEntity[]> {
    const links = await this.links.ofDocument(ctx, billId);
    const ids = links.filter(({ kind, fromId }) => kind === 'correction' && fromId === billId);
    return this.documents.getMany(
      ctx,
      ids.map(({ toId }) => toId),
    );
  }
}
