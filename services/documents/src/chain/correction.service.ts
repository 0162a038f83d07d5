import { documentsErrors, findStep, isPriced } from '@jahrring/contracts-documents';
import type { Correction, DocumentView } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentLinkRepository, DocumentRepository, PositionRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import {
  DocumentReader,
  DraftFactory,
  taxCountry,
  toDocumentView,
  toPositionViews,
  totalsOf,
} from '../document';
import { chainTexts } from './chain-texts';
import { closeCredit } from './close-credit';
import { chosenCredit, restCredit, roundingBound } from './credit-lines';
import { CreditReader } from './credit.reader';

/** Credit notes against frozen bills: whole, or some of their positions, and never more than was charged. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
    private readonly credits: CreditReader,
  ) {}

  /** @throws DOCUMENT_CHAIN_REFUSED, DOCUMENT_NOTHING_OPEN, DOCUMENT_EXCEEDS_OPEN */
  async create(ctx: RequestContext, billId: string, input: Correction): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    return this.db.tx(ctx, async (tx) => {
      await this.documents.lock(tx, [billId]);
      const whole = await this.reader.getWhole(tx, billId);
      const bill = whole.document;
      if (!findStep(bill.type, bill.status, 'CANC')?.correction) {
        throw new AppError(documentsErrors, 'DOCUMENT_CHAIN_REFUSED', {
          from: bill.type,
          to: 'bill_correction',
        });
      }
      await this.refuseDeducted(tx, bill);
      const credited = await this.credits.ofBill(tx, billId);
      const amounts = new Map(toPositionViews(whole, true).map(({ id, amount }) => [id, amount]));
      const { discountAmount, surchargeAmount } = bill;
      const open = { positions: whole.positions, amounts, discountAmount, surchargeAmount, credited };
      const lines = input.positions ? chosenCredit(open, input.positions) : restCredit(open);
      if (!lines.positions.some(({ kind }) => isPriced(kind))) {
        throw new AppError(documentsErrors, 'DOCUMENT_NOTHING_OPEN');
      }
      const { addressId, projectId, title } = bill;
      const type = 'bill_correction' as const;
      const seed = { id: input.id, type, title, addressId, projectId, like: bill };
      const { discountAmount: discount, surchargeAmount: surcharge, completes } = lines;
      const adjustments = { discountAmount: discount, surchargeAmount: surcharge, ...supplyOf(bill) };
      const draft = { ...(await this.drafts.prepare(tx, seed)), ...adjustments };
      const positions = closeCredit(lines.positions, {
        draft,
        country: taxCountry(whole),
        billed: totalsOf(whole),
        credited,
        completes,
        bound: roundingBound(open),
        text: chainTexts(draft.language).carry,
      });
      const made = { ...draft, releaseEntries: input.releaseEntries };
      const document = await this.drafts.insert(tx, made, { positions, claims: [] });
      await this.links.add(tx, billId, document.id, 'correction');
      const view = toDocumentView(await this.reader.complete(tx, document), true);
      const lineAmounts = view.positions.map(({ amount }) => amount ?? '0');
      await this.credits.check(tx, {
        id: document.id,
        total: document.total,
        groups: view.totals?.groups ?? [],
        positions,
        amounts: lineAmounts,
      });
      return view;
    });
  }

  /** A deposit that a bill deducts stands as long as that bill does. */
  private async refuseDeducted(ctx: RequestContext, bill: DocumentEntity): Promise<void> {
    if (bill.billKind !== 'deposit') return;
    const { length: count } = await this.positions.deductedOf(ctx, bill.id);
    if (count > 0) throw new AppError(documentsErrors, 'DOCUMENT_HAS_FOLLOW_UPS', { count });
  }
}

/** Days of supply of what is credited: they decide the VAT rate, which is the bill's whenever it is credited. */
function supplyOf({ deliveryFrom, deliveryTo, documentDate }: DocumentEntity) {
  return { deliveryFrom: deliveryFrom ?? deliveryTo ?? documentDate, deliveryTo: deliveryTo ?? documentDate };
}
