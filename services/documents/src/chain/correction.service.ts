import {
  documentsErrors,
  findStep,
  fitsOpen,
  formatFixed,
  isPriced,
  lineAmount,
  openQuantity,
  parseFixed,
} from '@jahrring/contracts-documents';
import type { Correction, DocumentView } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../document/document.entity';
import { DocumentLinkRepository } from '../document/document-link.repository';
import { toDocumentView } from '../document/document.mapper';
import { DocumentReader } from '../document/document.reader';
import { DocumentRepository } from '../document/document.repository';
import { DraftFactory } from '../document/draft.factory';
import type { PositionEntity } from '../document/position.entity';
import { toPositionViews } from '../document/position.mapper';
import { PositionRepository } from '../document/position.repository';
import type { PositionRecord } from '../document/position.repository';
import { seesPrices } from '../document/price-sight';
import { exceedsOpen } from './chain.guard';
import { CreditReader } from './credit.reader';
import type { Credited } from './credit.reader';
import { copyOf, shareOf, takePositions } from './take-positions';
import type { Chosen } from './take-positions';

const MONEY_SCALE = 2;

interface Lines {
  positions: PositionRecord[];
  discountAmount: string | null;
  surchargeAmount: string | null;
}

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
      await this.documents.hold(tx, [billId]);
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
      const lines = input.positions
        ? chosenLines(bill, whole.positions, credited, input.positions)
        : openLines(bill, whole.positions, credited, amounts);
      if (!lines.positions.some(({ kind }) => isPriced(kind))) {
        throw new AppError(documentsErrors, 'DOCUMENT_NOTHING_OPEN');
      }
      const { addressId, projectId, title } = bill;
      const type = 'bill_correction' as const;
      const seed = { id: input.id, type, title, addressId, projectId, like: bill };
      const { positions, ...adjustments } = lines;
      const draft = { ...(await this.drafts.prepare(tx, seed)), ...adjustments };
      const made = { ...draft, releaseEntries: input.releaseEntries };
      const document = await this.drafts.insert(tx, made, { positions, claims: [] });
      await this.links.add(tx, billId, document.id, 'correction');
      const view = toDocumentView(await this.reader.complete(tx, document), true);
      const lineAmounts = view.positions.map(({ amount }) => amount ?? '0');
      await this.credits.check(tx, {
        id: document.id,
        total: document.total,
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

function chosenLines(
  bill: DocumentEntity,
  positions: readonly PositionEntity[],
  credited: Credited,
  wanted: NonNullable<Correction['positions']>,
): Lines {
  const chosen = new Map<string, Chosen>();
  wanted.forEach(({ id, quantity, unitPrice }, index) => {
    const position = positions.find((one) => one.id === id);
    if (!position || !isPriced(position.kind) || position.isPart || chosen.has(id)) {
      throw new AppError(documentsErrors, 'DOCUMENT_POSITION_UNKNOWN');
    }
    const open = openQuantity(position.quantity ?? '0', credited.quantities.get(id) ?? []);
    if (!fitsOpen(open, quantity)) throw exceedsOpen(index, position.text, open);
    chosen.set(id, { quantity, unitPrice });
  });
  const taken = takePositions(positions, credited.quantities, chosen);
  return {
    positions: taken.positions,
    discountAmount: shareOf(bill.discountAmount, taken.portion),
    surchargeAmount: shareOf(bill.surchargeAmount, taken.portion),
  };
}

/** Everything that is not credited yet; of an untouched bill simply the bill. */
function openLines(
  bill: DocumentEntity,
  positions: readonly PositionEntity[],
  credited: Credited,
  amounts: ReadonlyMap<string, string | null>,
): Lines {
  if (parseFixed(credited.total, MONEY_SCALE) === 0n) {
    const { discountAmount, surchargeAmount } = bill;
    return { positions: positions.map(wholeLine), discountAmount, surchargeAmount };
  }
  const chosen = new Map<string, Chosen>();
  for (const position of positions) {
    if (!isPriced(position.kind) || position.isPart || position.optional) continue;
    const open = openQuantity(position.quantity ?? '0', credited.quantities.get(position.id) ?? []);
    if (parseFixed(open, 3) !== 0n) chosen.set(position.id, { quantity: open });
  }
  const taken = takePositions(positions, credited.quantities, chosen);
  const lines = taken.positions.map((line) => atOpenAmount(line, credited, amounts));
  const kept = new Set(lines.map(({ sourcePositionId }) => sourcePositionId));
  const rests = positions.filter(({ id, kind, isPart, optional }) => {
    return isPriced(kind) && !isPart && !optional && !kept.has(id);
  });
  return {
    positions: [
      ...lines,
      ...rests.flatMap((position) => {
        const left = openAmount(position.id, credited, amounts);
        return left === 0n ? [] : [lumpSum(copyOf(position), left)];
      }),
    ],
    discountAmount: shareOf(bill.discountAmount, taken.portion),
    surchargeAmount: shareOf(bill.surchargeAmount, taken.portion),
  };
}

/** A line of a bill as it is credited with all the others; what deposits paid is credited as it was deducted. */
function wholeLine(position: PositionEntity): PositionRecord {
  return { ...copyOf(position), allocations: position.allocations };
}

/** A line whose units were credited at another price before: the rest of its amount in one sum. */
function atOpenAmount(
  line: PositionRecord,
  credited: Credited,
  amounts: ReadonlyMap<string, string | null>,
): PositionRecord {
  if (!isPriced(line.kind) || line.isPart) return line;
  const left = openAmount(line.sourcePositionId ?? '', credited, amounts);
  return parseFixed(lineAmount(line) ?? '0', MONEY_SCALE) === left ? line : lumpSum(line, left);
}

function lumpSum(line: PositionRecord, amount: bigint): PositionRecord {
  const plain = {
    discountPercent: null,
    discountAmount: null,
    surchargePercent: null,
    surchargeAmount: null,
  };
  const unitPrice = formatFixed(amount, MONEY_SCALE);
  return { ...line, ...plain, quantity: '1.000', unit: 'flat_rate', unitPrice };
}

function openAmount(
  positionId: string,
  credited: Credited,
  amounts: ReadonlyMap<string, string | null>,
): bigint {
  const billed = parseFixed(amounts.get(positionId) ?? '0', MONEY_SCALE);
  return billed - parseFixed(credited.amounts.get(positionId) ?? '0', MONEY_SCALE);
}
