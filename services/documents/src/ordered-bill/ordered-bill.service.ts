import type { OrderBill, OrderedBill } from '@jahrring/contracts-documents';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DraftFactory } from '../document';
import { IssueService } from '../issue';
import { aPosition, DocumentRepository } from '../record';
import { DocumentSettingsService } from '../settings';

/** Writes bills for other services. There is the issued bill or nothing: a refusal leaves no draft. */
@Injectable()
export class OrderedBillService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly drafts: DraftFactory,
    private readonly issuing: IssueService,
    private readonly settings: DocumentSettingsService,
  ) {}

  /** @throws DOCUMENT_ADDRESS_UNKNOWN, DOCUMENT_NOT_ISSUABLE with the fields that are wrong */
  async order(ctx: RequestContext, id: string, order: OrderBill): Promise<OrderedBill> {
    const known = await this.documents.find(ctx, id, { deleted: 'include' });
    if (known) return { id, number: known.number ?? '', total: known.total };
    const { addressId, title, text, amount } = order;
    const draft = await this.drafts.prepare(ctx, { id, type: 'bill', title, addressId });
    const { vatKey } = await this.settings.get(ctx);
    const line = { kind: 'item', text, quantity: '1', unit: 'flat_rate', unitPrice: amount, vatKey } as const;
    const positions = [aPosition(line)];
    const { number, total } = await this.db.tx(ctx, async (tx) => {
      const { version } = await this.drafts.insert(tx, draft, { positions, claims: [] });
      return this.issuing.issue(tx, id, version);
    });
    return { id, number: number ?? '', total: total ?? '0.00' };
  }
}
