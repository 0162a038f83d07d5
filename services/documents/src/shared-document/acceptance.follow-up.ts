import { isPriced, openQuantity } from '@jahrring/contracts-documents';
import { AppError, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FollowUpService } from '../chain';
import { IssueService } from '../issue';
import { DocumentMailService } from '../mail';
import { PositionRepository } from '../record';
import { DocumentSettingsService } from '../settings';

interface Draft {
  id: string;
  version: number;
}

/** The order confirmation that follows when an offer is accepted by its link, as the licence's settings say. */
@Injectable()
export class AcceptanceFollowUp {
  constructor(
    private readonly settings: DocumentSettingsService,
    private readonly positions: PositionRepository,
    private readonly followUps: FollowUpService,
    private readonly issuing: IssueService,
    private readonly mails: DocumentMailService,
  ) {}

  /** The draft of what was ordered; null where the settings want none or nothing is left to confirm. */
  async draft(tx: RequestContext, offerId: string, optionalLines: readonly number[]): Promise<Draft | null> {
    const { acceptanceFollowUp } = await this.settings.get(tx);
    if (acceptanceFollowUp === 'none') return null;
    const positions = await this.ordered(tx, offerId, optionalLines);
    if (positions.length === 0) return null;
    const input = { type: 'order_confirmation', final: false, positions } as const;
    return this.followUps.create(tx, offerId, input);
  }

  /**
   * Issues and mails the confirmation where the settings want that; what lacks something for it stays a draft. Answers by
   * a link of it go to `ownerId`.
   */
  async finish(ctx: RequestContext, { id, version }: Draft, ownerId: string | null): Promise<void> {
    const { acceptanceFollowUp } = await this.settings.get(ctx);
    if (acceptanceFollowUp !== 'issued') return;
    const owner = new RequestContext({ ...ctx, membershipId: ownerId ?? '' }, ctx.requestId, true);
    try {
      await this.issuing.issue(owner, id, version);
      await this.mails.sendProposed(owner, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async ordered(tx: RequestContext, offerId: string, optionalLines: readonly number[]) {
    const positions = await this.positions.ofDocument(tx, offerId);
    const taken = await this.positions.followedOf(tx, offerId);
    return positions.flatMap(({ id, kind, isPart, optional, quantity }, line) => {
      if (!isPriced(kind) || isPart || quantity === null) return [];
      if (optional && !optionalLines.includes(line)) return [];
      const open = openQuantity(quantity, taken.get(id) ?? []);
      return Number(open) === 0 ? [] : [{ id, quantity: open }];
    });
  }
}
