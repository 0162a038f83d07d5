import { billIssued } from '@jahrring/contracts-documents';
import type { BillIssued } from '@jahrring/contracts-documents';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentEntity, DocumentLinkRepository, DocumentRepository, PositionRepository } from '../record';
import { frozenBill } from './frozen-bill';
import { shareByProject } from './share-by-project';

/** Tells who keeps receivables what an issued bill, or a correction, makes the customer owe. */
@Injectable()
export class BillPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
  ) {}

  /** Says nothing of documents that are no bills. */
  async issued(ctx: RequestContext, document: DocumentEntity): Promise<void> {
    const bill = await this.billOf(ctx, document);
    if (bill) await this.outbox.add(ctx, billIssued, bill);
  }

  /** All issued ones again, for who keeps receivables from later on. */
  @Republishes(billIssued, DocumentEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<BillIssued>[]> {
    for await (const page of this.documents.pages(ctx)) {
      const told: Retold<BillIssued>[] = [];
      for (const document of page) {
        const bill = await this.billOf(ctx, document);
        if (bill) told.push({ payload: bill, changedAt: document.updatedAt });
      }
      yield told;
    }
  }

  private async billOf(ctx: RequestContext, document: DocumentEntity): Promise<BillIssued | null> {
    const bill = frozenBill(document);
    if (!bill) return null;
    const projects = await shareByProject(ctx, this.positions, document);
    const shared = projects.length > 0 ? { projects } : {};
    if (bill.type === 'bill') return { ...bill, ...shared };
    const links = await this.links.ofDocument(ctx, document.id);
    const corrected = links.find(({ kind, toId }) => kind === 'correction' && toId === document.id);
    return { ...bill, ...shared, correctsId: corrected?.fromId };
  }
}
