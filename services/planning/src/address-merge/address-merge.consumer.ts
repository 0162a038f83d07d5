import { addressMerged, type AddressMerged } from '@jahrring/contracts-addresses';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookingRepository, PublishedBookingRepository } from '../booking';
import { PlanFeedRepository } from '../plan-feed';
import { PlanningSettingsService } from '../settings';
import { VariantBookingRepository } from '../variant';
import type { MergedIds } from './address-merge.entity';
import { AddressMergeRepository } from './address-merge.repository';

const nothing: MergedIds = { bookings: [], published: [], variants: [], feed: false, listed: false };

/** Moves bookings of a merged company, in the plan, the published plan and variants, to the remaining one. */
@Injectable()
export class AddressMergeConsumer {
  constructor(
    private readonly merges: AddressMergeRepository,
    private readonly bookings: BookingRepository,
    private readonly published: PublishedBookingRepository,
    private readonly variants: VariantBookingRepository,
    private readonly feeds: PlanFeedRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  /** The same event twice changes nothing; a merge that was taken back before it arrived never happens. */
  @Consumes(addressMerged)
  async onMerged(ctx: RequestContext, { id, fromId, intoId, undone }: AddressMerged): Promise<void> {
    const known = await this.merges.find(ctx, id);
    if (known?.undone || (known && !undone)) return;
    if (!known) {
      const moved = undone ? nothing : await this.over(ctx, fromId, intoId);
      await this.merges.insert(ctx, { id, moved, undone });
    } else {
      await this.merges.update(ctx, id, known.version, { undone });
      await this.back(ctx, known.moved, fromId, intoId);
    }
  }

  private async over(ctx: RequestContext, fromId: string, intoId: string): Promise<MergedIds> {
    const moved = {
      bookings: await this.bookings.idsOfResource(ctx, fromId),
      published: await this.published.idsOfResource(ctx, fromId),
      variants: await this.variants.idsOfResource(ctx, fromId),
    };
    await this.give(ctx, moved, fromId, intoId);
    const feed = await this.feeds.give(ctx, fromId, intoId);
    const listed = await this.settings.changeCompanies(ctx, (ids) =>
      ids.includes(fromId) ? swapped(ids, fromId, intoId) : ids,
    );
    return { ...moved, feed, listed };
  }

  private async back(ctx: RequestContext, moved: MergedIds, fromId: string, intoId: string): Promise<void> {
    await this.give(ctx, moved, intoId, fromId);
    if (moved.feed) await this.feeds.give(ctx, intoId, fromId);
    if (!moved.listed) return;
    // The other one stays on the list as long as something of its own is planned.
    const stays = (await this.bookings.idsOfResource(ctx, intoId)).length > 0;
    await this.settings.changeCompanies(ctx, (ids) =>
      stays ? [...ids, fromId] : swapped(ids, intoId, fromId),
    );
  }

  private async give(
    ctx: RequestContext,
    { bookings, published, variants }: Pick<MergedIds, 'bookings' | 'published' | 'variants'>,
    fromId: string,
    intoId: string,
  ): Promise<void> {
    await this.bookings.giveTo(ctx, bookings, fromId, intoId);
    await this.published.giveTo(ctx, published, fromId, intoId);
    await this.variants.giveTo(ctx, variants, fromId, intoId);
  }
}

/** One in the place of another, once. */
function swapped(ids: readonly string[], fromId: string, intoId: string): string[] {
  return [...new Set(ids.map((id) => (id === fromId ? intoId : id)))];
}
