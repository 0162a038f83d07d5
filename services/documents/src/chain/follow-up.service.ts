import { documentsErrors, fitsOpen, mayFollow, parseFixed } from '@jahrring/contracts-documents';
import type { DocumentType, DocumentView, FollowUp, OpenView } from '@jahrring/contracts-documents';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentLinkRepository, DocumentRepository, PositionRepository, seesPrices } from '../record';
import type { DocumentEntity, PositionEntity, PositionRecord } from '../record';
import { DocumentReader, DraftFactory, toDocumentView } from '../document';
import type { DraftRecord } from '../document';
import { chooseOpen, openPositions, shareOf, copyPositions } from '../portion';
import type { Chosen, CopiedPositions } from '../portion';

import { chainTexts } from './chain-texts';
import { DepositService } from './deposit.service';
import { exceedsOpen } from './exceeds-open';
import { restLines } from './order-rest';
import type { BilledPart } from './order-rest';

/** A document locked, with its lines and what was taken of them. */
interface Source {
  document: DocumentEntity;
  positions: PositionEntity[];
  taken: Map<string, string[]>;
  open: Map<string, string>;
}

/** Lines of a part, and whether its total shall come to what is left of the whole. */
interface LastLines {
  positions: readonly PositionRecord[];
  carriesRounding: boolean;
}

/** The next document of the chain: it takes chosen quantities of what is open, and never more. */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
    private readonly deposits: DepositService,
  ) {}

  /** Returns the remaining quantities, and the deposits still to be deducted. */
  async open(ctx: RequestContext, id: string): Promise<OpenView> {
    const document = await this.documents.get(ctx, id);
    const positions = await this.positions.ofDocument(ctx, id);
    const open = openPositions(positions, await this.positions.followedOf(ctx, id));
    const figures = seesPrices(ctx);
    return {
      positions: positions.flatMap(({ id: positionId, text, articleNumber, unit, quantity, unitPrice }) => {
        const left = open.get(positionId);
        if (left === undefined || quantity === null) return [];
        const price = figures ? unitPrice : null;
        return [{ id: positionId, text, articleNumber, unit, quantity, open: left, unitPrice: price }];
      }),
      deposits: await this.deposits.openOf(ctx, document),
    };
  }

  /**
   * @throws DOCUMENT_CHAIN_REFUSED, DOCUMENT_NOTHING_OPEN, DOCUMENT_EXCEEDS_OPEN (with the positions)
   */
  async create(ctx: RequestContext, id: string, input: FollowUp): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    return this.db.tx(ctx, async (tx) => {
      const source = await this.lock(tx, id, input.type);
      const chosen = input.positions && !input.final ? requireOpen(source, input.positions) : allOpen(source);
      const taken = copyPositions(source.positions, { quantities: source.taken }, chosen);
      const isRest = coversRest(source, chosen);
      const isOrder = source.document.type !== 'delivery_note';
      const deducts = input.type === 'bill' && isRest && (input.final || isOrder);
      const openDeposits = deducts ? await this.deposits.openOf(tx, source.document) : [];
      const billKind = kindOf(input, {
        isRest,
        isLater: isOrder && source.taken.size > 0,
        hasDeposits: openDeposits.length > 0,
      });
      const draft = await this.draft(tx, source.document, input, taken);
      const positions = [...taken.positions];
      if (isRest) {
        const carriesRounding = openDeposits.length === 0;
        positions.push(...(await this.rest(tx, source, { ...draft, positions, carriesRounding })));
      }
      if (billKind === 'final')
        positions.push(...(await this.deposits.deduct(tx, draft, positions, openDeposits)));
      const document = await this.drafts.insert(tx, { ...draft, billKind }, { positions, claims: [] });
      await this.links.add(tx, id, document.id, 'follow_up');
      for (const depositId of deductedOf(positions)) {
        await this.links.add(tx, depositId, document.id, 'allocation');
      }
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(tx));
    });
  }

  /** Locks a document that something may follow from, and reads what is open of it. */
  async lock(ctx: RequestContext, id: string, type: DocumentType): Promise<Source> {
    await this.documents.lock(ctx, [id]);
    return this.read(ctx, id, type);
  }

  /** Returns the quantities that a bill for everything open would contain; the caller locks the source if it writes. */
  async look(ctx: RequestContext, id: string): Promise<Source & { chosen: Map<string, Chosen> }> {
    const source = await this.read(ctx, id, 'bill');
    return { ...source, chosen: allOpen(source) };
  }

  private async read(ctx: RequestContext, id: string, type: DocumentType): Promise<Source> {
    const document = await this.documents.get(ctx, id);
    if (!mayFollow(document, type)) {
      throw new AppError(documentsErrors, 'DOCUMENT_CHAIN_REFUSED', { from: document.type, to: type });
    }
    const positions = await this.positions.ofDocument(ctx, id);
    const taken = await this.positions.followedOf(ctx, id, { locking: ctx.tx !== undefined });
    return { document, positions, taken, open: openPositions(positions, taken) };
  }

  /** The same for all that is open of a document that a bill follows from. */
  async lockAll(ctx: RequestContext, id: string): Promise<Source & { chosen: Map<string, Chosen> }> {
    const source = await this.lock(ctx, id, 'bill');
    return { ...source, chosen: allOpen(source) };
  }

  /**
   * Returns the lines that the last part of a document carries, so that all parts add up to the whole; none if it is
   * the only part.
   */
  async rest(
    ctx: RequestContext,
    { document, positions }: Pick<Source, 'document' | 'positions'>,
    { positions: lines, carriesRounding, ...draft }: DraftRecord & LastLines,
  ): Promise<PositionRecord[]> {
    const takings = await this.positions.takingsOf(ctx, [document.id], { locking: ctx.tx !== undefined });
    const ids = [...new Set(takings.map(({ documentId }) => documentId))];
    if (ids.length === 0) return [];
    const before = await this.documents.getMany(ctx, ids);
    before.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
    const parts: BilledPart[] = [];
    let hasDeposits = false;
    for (const part of before) {
      const all = await this.positions.ofDocument(ctx, part.id);
      const own = all.filter(({ kind }) => kind !== 'deposit');
      hasDeposits ||= own.length < all.length;
      parts.push({ document: part, positions: own });
    }
    return restLines({
      ...{ source: document, positions, parts, draft, lines },
      country: await this.drafts.country(ctx, draft),
      text: chainTexts(draft.language).carry,
      carriesRounding: carriesRounding && !hasDeposits,
    });
  }

  private async draft(
    ctx: RequestContext,
    source: DocumentEntity,
    input: FollowUp,
    { portion }: CopiedPositions,
  ) {
    const { addressId, projectId, title } = source;
    const { id, type } = input;
    const draft = await this.drafts.prepare(ctx, { id, type, title, addressId, projectId, like: source });
    return {
      ...draft,
      discountAmount: shareOf(source.discountAmount, portion),
      surchargeAmount: shareOf(source.surchargeAmount, portion),
    };
  }
}

function requireOpen(
  source: Source,
  wanted: readonly { id: string; quantity: string }[],
): Map<string, Chosen> {
  const chosen = new Map<string, Chosen>();
  wanted.forEach(({ id, quantity }, index) => {
    const open = source.open.get(id);
    if (open === undefined || chosen.has(id))
      throw new AppError(documentsErrors, 'DOCUMENT_POSITION_UNKNOWN');
    const text = source.positions.find((position) => position.id === id)?.text ?? '';
    if (!fitsOpen(open, quantity)) throw exceedsOpen(index, text, open);
    if (!isZero(quantity)) chosen.set(id, { quantity });
  });
  if (chosen.size === 0) throw new AppError(documentsErrors, 'DOCUMENT_NOTHING_OPEN');
  return chosen;
}

/** @throws DOCUMENT_NOTHING_OPEN */
function allOpen({ positions, taken }: Source): Map<string, Chosen> {
  const chosen = chooseOpen(positions, taken);
  if ([...chosen.values()].every(({ quantity }) => isZero(quantity)))
    throw new AppError(documentsErrors, 'DOCUMENT_NOTHING_OPEN');
  return chosen;
}

/** Returns true if nothing remains open afterwards. */
function coversRest({ positions, open }: Source, chosen: ReadonlyMap<string, Chosen>): boolean {
  return positions.every(({ id, optional }) => {
    const quantity = open.get(id);
    if (quantity === undefined || optional || isZero(quantity)) return true;
    const taken = chosen.get(id)?.quantity ?? '0';
    return parseFixed(taken, 3) === parseFixed(quantity, 3);
  });
}

function kindOf(
  { type, final }: FollowUp,
  { isRest, isLater, hasDeposits }: { isRest: boolean; isLater: boolean; hasDeposits: boolean },
) {
  if (type !== 'bill') return null;
  if (!isRest) return 'part';
  return final || isLater || hasDeposits ? 'final' : 'standard';
}

function deductedOf(positions: readonly PositionRecord[]): string[] {
  const deposits = positions.filter((position) => position.kind === 'deposit');
  return [...new Set(deposits.flatMap(({ sourceDocumentId }) => sourceDocumentId ?? []))];
}

function isZero(quantity: string): boolean {
  return parseFixed(quantity, 3) === 0n;
}
