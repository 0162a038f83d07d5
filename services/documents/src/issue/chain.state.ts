import { billedState, findStep, isPriced, sumFixed } from '@jahrring/contracts-documents';
import type { DocumentStatus, DocumentType } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BilledSourceRepository,
  DocumentLinkRepository,
  DocumentRepository,
  heldSource,
  PositionRepository,
} from '../record';
import type { DocumentEntity, Taking } from '../record';
import { DocumentPublisher } from '../document';
import { CreditReader, ProjectFollower } from '../chain';
import { BillState } from '../payment';
import { DunnedBillRefRepository } from '../reference';

const QUANTITY_SCALE = 3;

/** State of what can be billed while nothing of it is. */
const unbilled: Readonly<Partial<Record<DocumentType, DocumentStatus>>> = {
  order_confirmation: 'CONF',
  delivery_note: 'DONE',
};
const byBilled = { part: 'PACH', all: 'CHRG' } as const;
const openStates: readonly DocumentStatus[] = ['PREP', 'CANC'];

/** States that follow from what comes after a document: never set by hand, and always what the chain says. */
@Injectable()
export class ChainState {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly sources: BilledSourceRepository,
    private readonly credits: CreditReader,
    private readonly publisher: DocumentPublisher,
    private readonly projects: ProjectFollower,
    private readonly bills: BillState,
    private readonly dunned: DunnedBillRefRepository,
  ) {}

  /** Updates the preceding documents after a document was issued. */
  async afterIssue(ctx: RequestContext, issued: DocumentEntity, changeEntries = false): Promise<void> {
    if (issued.type === 'bill_correction') return this.updateBill(ctx, issued, changeEntries);
    await this.confirmOffers(ctx, issued);
    if (issued.type === 'bill') await this.updateSources(ctx, issued, changeEntries);
  }

  /** Orders and delivery notes a bill charges, and what those came of, take the state that is true by now. */
  async updateSources(ctx: RequestContext, bill: DocumentEntity, changeEntries = false): Promise<void> {
    for (const source of await this.sourcesOf(ctx, bill.id)) {
      await this.update(ctx, source, bill, changeEntries);
      if (source.type === 'delivery_note') await this.updateSources(ctx, source, changeEntries);
    }
  }

  private async update(
    ctx: RequestContext,
    document: DocumentEntity,
    cause: DocumentEntity,
    changeEntries: boolean,
  ): Promise<void> {
    const none = unbilled[document.type];
    const derived = [none, 'PACH', 'CHRG'] as const;
    if (!none || !(derived as readonly DocumentStatus[]).includes(document.status)) return;
    const positions = await this.positions.ofDocument(ctx, document.id);
    const billed = await this.billedOf(ctx, document.id);
    const state = billedState(
      positions
        .filter(
          ({ kind, isPart, optional, id }) => isPriced(kind) && !isPart && (!optional || billed.has(id)),
        )
        .map(({ id, quantity }) => ({ quantity: quantity ?? '0', billed: billed.get(id) ?? '0' })),
    );
    const status = state === 'none' ? none : byBilled[state];
    if (status === document.status) return;
    const moved = await this.documents.update(ctx, document.id, document.version, { status });
    await this.publisher.changed(ctx, moved);
    await this.projects.follow(ctx, moved, changeEntries);
    await this.publishEntries(ctx, moved, cause);
  }

  /**
   * Publishes the sources of a delivery note: as billed with the bill that charges all of it, and only as claimed
   * before.
   */
  private async publishEntries(
    ctx: RequestContext,
    moved: DocumentEntity,
    cause: DocumentEntity,
  ): Promise<void> {
    const held = (await this.sources.ofDocument(ctx, moved.id)).map(heldSource);
    if (moved.status === 'CHRG') {
      await this.publisher.billed(ctx, cause, held);
    } else if (cause.status === 'CANC') {
      await this.publisher.claimed(ctx, moved, held);
    }
  }

  /** Returns the quantity of each position on issued bills, directly or by way of delivery notes. */
  private async billedOf(ctx: RequestContext, documentId: string): Promise<Map<string, string>> {
    const takings = await this.positions.takingsOf(ctx, [documentId], { locking: true });
    const deliveries = takings.filter(({ type }) => type === 'delivery_note').map((one) => one.documentId);
    const later = await this.positions.takingsOf(ctx, [...new Set(deliveries)], { locking: true });
    const billed = new Map<string, string>();
    const add = (positionId: string, quantity: string) => {
      billed.set(positionId, sumFixed([billed.get(positionId) ?? '0', quantity], QUANTITY_SCALE));
    };
    for (const taking of takings) {
      if (isBilled(taking)) add(taking.from, taking.quantity);
      for (const bill of later.filter((one) => one.from === taking.positionId && isBilled(one))) {
        add(taking.from, bill.quantity);
      }
    }
    return billed;
  }

  /** An offer is confirmed by the order confirmation, or whatever else, that comes of it. */
  private async confirmOffers(ctx: RequestContext, issued: DocumentEntity): Promise<void> {
    const links = await this.links.ofDocument(ctx, issued.id);
    for (const { kind, fromId, toId } of links) {
      if (kind !== 'follow_up' || toId !== issued.id) continue;
      const before = await this.documents.find(ctx, fromId);
      if (before?.type !== 'offer' || !findStep('offer', before.status, 'CONF')) continue;
      const confirmed = await this.documents.update(ctx, before.id, before.version, { status: 'CONF' });
      await this.publisher.changed(ctx, confirmed);
      await this.projects.follow(ctx, confirmed, false);
    }
  }

  /**
   * A bill that is credited in full is cancelled; what it charged can be charged again. One that was reminded of stays a bill:
   * its letters refer to it. Its entries can be charged again where the correction says so.
   */
  private async updateBill(
    ctx: RequestContext,
    correction: DocumentEntity,
    changeEntries: boolean,
  ): Promise<void> {
    const bill = await this.credits.billOf(ctx, correction.id);
    if (!bill) return;
    const mayCancel = findStep('bill', bill.status, 'CANC')?.correction ?? false;
    if (!mayCancel || !(await this.credits.isCredited(ctx, bill))) {
      await this.bills.update(ctx, bill);
      return;
    }
    if (correction.releaseEntries) {
      const freed = await this.sources.release(ctx, bill.id);
      await this.publisher.released(ctx, bill, freed);
    }
    if ((await this.dunned.levelOf(ctx, bill.id)) > 0) {
      await this.bills.update(ctx, bill);
      return;
    }
    const cancelled = await this.documents.update(ctx, bill.id, bill.version, {
      status: 'CANC',
      openAmount: '0.00',
    });
    await this.publisher.changed(ctx, cancelled);
    await this.projects.follow(ctx, cancelled, changeEntries);
    await this.updateSources(ctx, cancelled, changeEntries);
  }

  private async sourcesOf(ctx: RequestContext, documentId: string): Promise<DocumentEntity[]> {
    const positions = await this.positions.ofDocument(ctx, documentId);
    const taking = positions.filter(({ sourcePositionId }) => sourcePositionId !== null);
    const ids = [...new Set(taking.flatMap(({ sourceDocumentId }) => sourceDocumentId ?? []))].sort();
    return this.documents.getMany(ctx, ids);
  }
}

function isBilled({ type, status }: Taking): boolean {
  return type === 'bill' && !openStates.includes(status);
}
