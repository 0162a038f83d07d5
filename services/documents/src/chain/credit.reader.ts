import { documentsErrors, parseFixed, sumFixed } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../document/document.entity';
import { DocumentLinkRepository } from '../document/document-link.repository';
import { DocumentReader } from '../document/document.reader';
import { toPositionViews } from '../document/position.mapper';
import { DocumentRepository } from '../document/document.repository';
import type { PositionRecord } from '../document/position.repository';

const MONEY_SCALE = 2;

/** What was credited of a bill. */
export interface Credited {
  /** With VAT. */
  total: string;
  /** Amounts and quantities by position of the bill. */
  amounts: ReadonlyMap<string, string>;
  quantities: ReadonlyMap<string, string[]>;
}

/** What is to be credited: the lines of a correction with their amounts. */
export interface Credit {
  id: string;
  total: string;
  positions: readonly PositionRecord[];
  amounts: readonly string[];
}

/** Corrections of bills, taken together. */
@Injectable()
export class CreditReader {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
  ) {}

  /** What living corrections credit of a bill, but one; only what was issued where asked so. */
  async ofBill(
    ctx: RequestContext,
    billId: string,
    { exceptId, issued = false }: { exceptId?: string; issued?: boolean } = {},
  ): Promise<Credited> {
    const amounts = new Map<string, string>();
    const quantities = new Map<string, string[]>();
    let total = '0.00';
    for (const correction of await this.correctionsOf(ctx, billId)) {
      if (correction.id === exceptId || (issued && correction.status === 'PREP')) continue;
      total = sumFixed([total, correction.total], MONEY_SCALE);
      const whole = await this.reader.complete(ctx, correction);
      for (const { sourcePositionId, amount, quantity } of toPositionViews(whole, true)) {
        if (!sourcePositionId) continue;
        amounts.set(
          sourcePositionId,
          sumFixed([amounts.get(sourcePositionId) ?? '0', amount ?? '0'], MONEY_SCALE),
        );
        quantities.set(sourcePositionId, [...(quantities.get(sourcePositionId) ?? []), quantity ?? '0']);
      }
    }
    return { total, amounts, quantities };
  }

  /** Whether every line of a bill is credited by what was issued. */
  async isCredited(ctx: RequestContext, bill: DocumentEntity): Promise<boolean> {
    const credited = await this.ofBill(ctx, bill.id, { issued: true });
    return parseFixed(credited.total, MONEY_SCALE) >= parseFixed(bill.total, MONEY_SCALE);
  }

  /** The bill a correction corrects. */
  async billOf(ctx: RequestContext, correctionId: string): Promise<DocumentEntity | null> {
    const links = await this.links.ofDocument(ctx, correctionId);
    const link = links.find(({ kind, toId }) => kind === 'correction' && toId === correctionId);
    return link ? this.documents.find(ctx, link.fromId) : null;
  }

  /** @throws DOCUMENT_EXCEEDS_OPEN where more is credited than was charged, of a line or altogether */
  async check(ctx: RequestContext, credit: Credit): Promise<void> {
    const bill = await this.billOf(ctx, credit.id);
    if (!bill) return;
    const credited = await this.ofBill(ctx, bill.id, { exceptId: credit.id });
    const billed = toPositionViews(await this.reader.complete(ctx, bill), true);
    credit.positions.forEach((position, index) => {
      const line = billed.find(({ id }) => id === position.sourcePositionId);
      if (!line?.amount) return;
      const before = parseFixed(credited.amounts.get(line.id) ?? '0', MONEY_SCALE);
      const open = absolute(parseFixed(line.amount, MONEY_SCALE)) - absolute(before);
      const wanted = absolute(parseFixed(credit.amounts[index] ?? '0', MONEY_SCALE));
      if (wanted > open) throw exceeds(`positions.${index}.quantity`, line.text, open);
    });
    const open = parseFixed(bill.total, MONEY_SCALE) - parseFixed(credited.total, MONEY_SCALE);
    if (parseFixed(credit.total, MONEY_SCALE) > open)
      throw exceeds('positions', bill.number ?? bill.title, open);
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

function exceeds(field: string, text: string, open: bigint): AppError {
  const fields = [{ field, in: 'body' as const, code: 'max', key: 'documents:errors.exceedsOpen' }];
  const [title = ''] = text.split('\n');
  const digits = open.toString().padStart(3, '0');
  const left = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return new AppError(documentsErrors, 'DOCUMENT_EXCEEDS_OPEN', { text: title, open: left }, { fields });
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
