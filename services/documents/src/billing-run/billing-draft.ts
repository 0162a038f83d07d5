import { documentsErrors } from '@jahrring/contracts-documents';
import type { BillingSource, Grouping } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { shareOf, copyPositions } from '../portion';
import { FollowUpService } from '../chain';
import { BillableService, buildPositions, DraftFactory, TimberClient, withRoundedPrices } from '../document';
import type { BuiltPositions, DraftRecord } from '../document';
import { BilledSourceRepository, DocumentRepository } from '../record';
import { DocumentSettingsService } from '../settings';

/** A bill that is not written yet, with what it is made of. */
export interface BillingDraft {
  source: BillingSource;
  id: string;
  number: string;
  title: string;
  draft: DraftRecord;
  built: BuiltPositions;
  /** Entries or positions it bills. */
  lines: number;
}

export interface DraftOptions {
  until: string;
  grouping: Grouping;
}

/** Drafts of the run's bills: the same for the preview and for the bill itself. */
@Injectable()
export class BillingDrafts {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly billable: BillableService,
    private readonly drafts: DraftFactory,
    private readonly followUps: FollowUpService,
    private readonly settings: DocumentSettingsService,
    private readonly sources: BilledSourceRepository,
    private readonly timber: TimberClient,
  ) {}

  /** A bill over a project's unbilled entries up to a day. */
  async ofProject(
    ctx: RequestContext,
    projectId: string,
    { until, grouping }: DraftOptions,
  ): Promise<BillingDraft> {
    const { number, title } = await this.drafts.getProject(ctx, projectId);
    const entries = await this.billable.findFree(ctx, projectId, until);
    const draft = await this.drafts.prepare(ctx, { type: 'bill', projectId });
    const taken = buildPositions(entries, grouping, await this.drafts.country(ctx, draft));
    const { roundPrices } = await this.settings.get(ctx);
    const built = roundPrices ? withRoundedPrices(taken) : taken;
    return { source: 'project', id: projectId, number, title, draft, built, lines: entries.length };
  }

  /** A bill over what is open of a delivery note. */
  async ofDelivery(ctx: RequestContext, id: string): Promise<BillingDraft> {
    const { document, positions, taken, chosen } = await this.followUps.look(ctx, id);
    const lines = copyPositions(positions, { quantities: taken }, chosen);
    const { addressId, projectId, title, number } = document;
    const draft = await this.drafts.prepare(ctx, {
      type: 'bill',
      title,
      addressId,
      projectId,
      like: document,
    });
    const adjusted = {
      ...draft,
      discountAmount: shareOf(document.discountAmount, lines.portion),
      surchargeAmount: shareOf(document.surchargeAmount, lines.portion),
    };
    const rest = await this.followUps.rest(
      ctx,
      { document, positions },
      { ...adjusted, positions: lines.positions, carriesRounding: true },
    );
    const built = { positions: [...lines.positions, ...rest], claims: [] };
    return {
      source: 'delivery_note',
      id,
      number: number ?? '',
      title,
      draft: adjusted,
      built,
      lines: chosen.size,
    };
  }

  /**
   * A lot measured by the mill is billed from the lot by the mill's figures, not by those of the delivery note.
   * @throws DOCUMENT_LOT_MILLED; what forbids to ask timber
   */
  async requireOwnVolumes(ctx: RequestContext, id: string): Promise<void> {
    const held = (await this.sources.ofDocument(ctx, id)).filter(({ kind }) => kind === 'timber');
    if (held.length === 0) return;
    const lots = held.map(({ sourceId, version }) => ({ id: sourceId, version }));
    const checks = await this.timber.checkLots(ctx, lots, await this.drafts.today(ctx));
    if (checks.some(({ milled }) => milled)) throw new AppError(documentsErrors, 'DOCUMENT_LOT_MILLED');
  }

  /** Keeps others from taking of a delivery note until the end of the transaction. */
  lock(ctx: RequestContext, id: string): Promise<void> {
    return this.documents.lock(ctx, [id]);
  }

  /** Delivery notes that wait to be billed. */
  async deliveriesToBill(ctx: RequestContext): Promise<string[]> {
    return (await this.documents.deliveryNotesToBill(ctx)).map(({ id }) => id);
  }
}
