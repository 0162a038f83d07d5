import {
  allocate,
  documentsErrors,
  formatFixed,
  isDraft,
  mayDeposit,
  parseFixed,
  percentOf,
} from '@jahrring/contracts-documents';
import type {
  AllocateDeposit,
  CreateDeposit,
  DepositShare,
  DocumentView,
  OpenView,
} from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  aPosition,
  DocumentLinkRepository,
  DocumentRepository,
  documentTotals,
  PositionRepository,
  seesPrices,
} from '../record';
import type { DocumentEntity, PositionRecord } from '../record';
import { DocumentReader, DraftFactory, toDocumentView } from '../document';
import type { DraftRecord } from '../document';
import { chainTexts } from './chain-texts';
import { billedShares, partOf, remaining, totalOf } from './deposit-shares';

const MONEY_SCALE = 2;
/** Bills that stand: what they deduct or charge counts. */
const standing = ['CHRG', 'PAID', 'PCAN', 'ARCH'] as const;

type OpenDeposit = OpenView['deposits'][number];

/** Deposits: billed in advance over an order, then deducted from what is billed in the end, with their VAT per rate. */
@Injectable()
export class DepositService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
  ) {}

  /**
   * Bills a part of an order in advance: one line per VAT rate, in the proportion of the order.
   * @throws DOCUMENT_CHAIN_REFUSED, DOCUMENT_EXCEEDS_OPEN where deposits would come to more than the order
   */
  async create(ctx: RequestContext, orderId: string, input: CreateDeposit): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    return this.db.tx(ctx, async (tx) => {
      await this.documents.lock(tx, [orderId]);
      const order = await this.documents.get(tx, orderId);
      if (!mayDeposit(order)) {
        throw new AppError(documentsErrors, 'DOCUMENT_CHAIN_REFUSED', { from: order.type, to: 'bill' });
      }
      const { addressId, projectId, title } = order;
      const prepared = await this.drafts.prepare(tx, {
        id: input.id,
        type: 'bill',
        ...{ title, addressId, projectId, like: order },
      });
      const positions = await this.lines(tx, order, input);
      // Nothing is rounded in advance: the final bill deducts the hundredths that were billed.
      const plain = { discountPercent: null, surchargePercent: null, cashRounding: false };
      const draft: DraftRecord = {
        ...prepared,
        ...plain,
        billKind: 'deposit',
        deliveryFrom: null,
        deliveryTo: null,
      };
      const deposit = await this.drafts.insert(tx, draft, { positions, claims: [] });
      await this.refuseTooMuch(tx, order, deposit);
      await this.links.add(tx, orderId, deposit.id, 'deposit');
      return toDocumentView(await this.reader.complete(tx, deposit), seesPrices(tx));
    });
  }

  /** Deposits on an order, or on what an order's document came of, that can still be deducted. */
  async openOf(ctx: RequestContext, document: DocumentEntity): Promise<OpenDeposit[]> {
    const found = await this.depositsOf(ctx, document);
    const figures = seesPrices(ctx);
    const open: OpenDeposit[] = [];
    for (const deposit of found) {
      const left = totalOf(await this.openShares(ctx, deposit));
      if (left <= 0n) continue;
      const { id, number, documentDate, currency, total } = deposit;
      const amounts = figures ? { total, open: money(left) } : { total: null, open: null };
      open.push({ id, number: number ?? '', documentDate, currency, ...amounts });
    }
    return open;
  }

  /** Lines that deduct deposits from a draft, as far as there is something to deduct from. */
  async deduct(
    ctx: RequestContext,
    draft: DraftRecord,
    positions: readonly PositionRecord[],
    deposits: readonly OpenDeposit[],
  ): Promise<PositionRecord[]> {
    const plain = { ...draft, cashRounding: false };
    const { total } = documentTotals(plain, positions, await this.drafts.country(ctx, draft));
    let due = parseFixed(total, MONEY_SCALE);
    const lines: PositionRecord[] = [];
    for (const { id } of deposits) {
      const deposit = await this.documents.get(ctx, id);
      const open = await this.openShares(ctx, deposit);
      const left = totalOf(open);
      const amount = left < due ? left : due;
      if (amount <= 0n) continue;
      lines.push(deduction(deposit, partOf(open, amount)));
      due -= amount;
    }
    return lines;
  }

  /**
   * Deducts a deposit from a draft of a bill, whole or in part.
   * @throws DOCUMENT_EXCEEDS_OPEN
   */
  async allocate(
    ctx: RequestContext,
    id: string,
    version: number,
    { depositId, amount }: AllocateDeposit,
  ): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    return this.db.tx(ctx, async (tx) => {
      await this.documents.lock(tx, [depositId]);
      const draft = await this.documents.get(tx, id);
      if (draft.type !== 'bill' || !isDraft(draft)) {
        throw new AppError(documentsErrors, 'DOCUMENT_NOT_EDITABLE', { number: draft.number ?? '' });
      }
      if (draft.lockedAt) throw new AppError(documentsErrors, 'DOCUMENT_LOCKED');
      const deposit = await this.documents.get(tx, depositId);
      const open = await this.openShares(tx, deposit);
      const left = isDeductible(deposit, draft) ? totalOf(open) : 0n;
      const wanted = amount ? parseFixed(amount, MONEY_SCALE) : left;
      if (wanted <= 0n || wanted > left) throw exceeds(deposit, left);
      const line = deduction(deposit, partOf(open, wanted));
      const present = await this.positions.ofDocument(tx, id);
      const country = await this.drafts.country(tx, draft);
      const { total, net } = documentTotals(draft, [...present, line], country);
      const saved = await this.documents.update(tx, id, version, { total, net });
      await this.positions.append(tx, id, present.length, line);
      await this.links.add(tx, depositId, id, 'allocation');
      return toDocumentView(await this.reader.complete(tx, saved), seesPrices(tx));
    });
  }

  private async lines(
    ctx: RequestContext,
    order: DocumentEntity,
    { percent, amount }: CreateDeposit,
  ): Promise<PositionRecord[]> {
    const positions = await this.positions.ofDocument(ctx, order.id);
    const { groups } = documentTotals(order, positions, await this.drafts.country(ctx, order));
    const sums = groups.map(
      ({ sum, discount, surcharge }) =>
        parseFixed(sum, MONEY_SCALE) - parseFixed(discount, MONEY_SCALE) + parseFixed(surcharge, MONEY_SCALE),
    );
    const parts = amount
      ? allocate(parseFixed(amount, MONEY_SCALE), sums)
      : sums.map((sum) => percentOf(sum, percent));
    const text = chainTexts(order.language).deposit(percent ?? null, order);
    return groups.flatMap(({ vatKey }, index) => {
      const part = parts[index] ?? 0n;
      if (part === 0n) return [];
      return [
        aPosition({
          kind: 'item',
          text,
          quantity: '1.000',
          unit: 'flat_rate',
          unitPrice: money(part),
          vatKey,
        }),
      ];
    });
  }

  private async refuseTooMuch(
    ctx: RequestContext,
    order: DocumentEntity,
    made: DocumentEntity,
  ): Promise<void> {
    const before = await this.linked(ctx, order.id);
    const all = before
      .filter((deposit) => deposit.status !== 'CANC')
      .reduce((sum, deposit) => sum + parseFixed(deposit.total, MONEY_SCALE), 0n);
    const open = parseFixed(order.total, MONEY_SCALE) - all;
    // The order's total may be rounded to five hundredths, its deposits are not.
    const tolerance = order.cashRounding ? 2n : 0n;
    if (parseFixed(made.total, MONEY_SCALE) > open + tolerance) throw exceeds(order, open);
  }

  /** Issued deposits on the order; of a delivery note also those of the order it came of. */
  private async depositsOf(ctx: RequestContext, document: DocumentEntity): Promise<DocumentEntity[]> {
    const links = await this.links.ofDocument(ctx, document.id);
    const before = links.filter(({ kind, toId }) => kind === 'follow_up' && toId === document.id);
    const deposits = await this.linked(ctx, document.id);
    for (const { fromId } of before) {
      const earlier = await this.documents.find(ctx, fromId);
      if (earlier) deposits.push(...(await this.depositsOf(ctx, earlier)));
    }
    return deposits.filter((deposit) => isDeductible(deposit, document));
  }

  private async linked(ctx: RequestContext, orderId: string): Promise<DocumentEntity[]> {
    const links = await this.links.ofDocument(ctx, orderId);
    const ids = links.filter(({ kind, fromId }) => kind === 'deposit' && fromId === orderId);
    return this.documents.getMany(
      ctx,
      ids.map(({ toId }) => toId),
    );
  }

  private async openShares(ctx: RequestContext, deposit: DocumentEntity): Promise<DepositShare[]> {
    return remaining(billedShares(deposit), await this.positions.deductedOf(ctx, deposit.id));
  }
}

/** A deposit can be deducted once it is issued, in its own currency and to its own recipient. */
function isDeductible(deposit: DocumentEntity, from: DocumentEntity): boolean {
  const isStanding = (standing as readonly string[]).includes(deposit.status);
  const isAlike = deposit.currency === from.currency && deposit.addressId === from.addressId;
  return deposit.billKind === 'deposit' && isStanding && isAlike;
}

function deduction(deposit: DocumentEntity, allocations: DepositShare[]): PositionRecord {
  return aPosition({
    kind: 'deposit',
    text: chainTexts(deposit.language).deducted(deposit),
    allocations,
    sourceDocumentId: deposit.id,
  });
}

function exceeds({ number, title }: DocumentEntity, open: bigint): AppError {
  const fields = [{ field: 'amount', in: 'body' as const, code: 'max', key: 'documents:errors.exceedsOpen' }];
  const params = { text: number ?? title, open: money(open < 0n ? 0n : open) };
  return new AppError(documentsErrors, 'DOCUMENT_EXCEEDS_OPEN', params, { fields });
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
