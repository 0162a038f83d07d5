import {
  adminErrors,
  savedViewLimits,
  type CreateSavedView,
  type SavedView,
  type SavedViewList,
  type SavedViewQuery,
  type UpdateSavedView,
} from '@jahrring/contracts-admin';
import { AppError, commonError, Database, type RequestContext, withPresent } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../../identity';
import type { SavedViewEntity } from './saved-view.entity';
import { SavedViewRepository } from './saved-view.repository';

/** Views of lists under a name: one's own, or shared with the licence. */
@Injectable()
export class SavedViewService {
  constructor(
    private readonly db: Database,
    private readonly views: SavedViewRepository,
    private readonly memberships: MemberDirectory,
  ) {}

  async list(ctx: RequestContext, { list }: SavedViewQuery): Promise<SavedViewList> {
    const items = await this.toViews(ctx, await this.views.ofList(ctx, list));
    return { items, total: items.length };
  }

  /** @throws SAVED_VIEWS_FULL where somebody keeps too many already */
  async create(ctx: RequestContext, input: CreateSavedView): Promise<SavedView> {
    return this.db.tx(ctx, async (tx) => {
      const max = savedViewLimits.ofPerson;
      if ((await this.views.countOfOwner(tx)) >= max)
        throw new AppError(adminErrors, 'SAVED_VIEWS_FULL', { max });
      return this.toView(tx, await this.views.insert(tx, { ...input, ownerId: tx.membershipId }));
    });
  }

  async update(ctx: RequestContext, id: string, version: number, patch: UpdateSavedView): Promise<SavedView> {
    return this.db.tx(ctx, async (tx) => {
      await this.requireOwn(tx, id);
      const change = this.views.update(tx, id, version, patch);
      return this.toView(tx, await withPresent(change, (present) => this.toView(tx, present)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      await this.requireOwn(tx, id);
      await this.views.remove(tx, id, version);
    });
  }

  /** 404 where one does not see it, 403 where somebody else has made it. */
  private async requireOwn(ctx: RequestContext, id: string): Promise<void> {
    const { ownerId } = await this.views.get(ctx, id);
    if (ownerId !== ctx.membershipId) throw commonError('FORBIDDEN');
  }

  private async toView(ctx: RequestContext, view: SavedViewEntity): Promise<SavedView> {
    const [shown] = await this.toViews(ctx, [view]);
    if (!shown) throw new Error('a saved view without a view');
    return shown;
  }

  private async toViews(ctx: RequestContext, views: readonly SavedViewEntity[]): Promise<SavedView[]> {
    const names = await this.memberships.namesOf(ctx, [...new Set(views.map(({ ownerId }) => ownerId))]);
    return views.map(({ id, version, list, name, shared, content, ownerId }) => ({
      ...{ id, version, list, name, shared, content },
      own: ownerId === ctx.membershipId,
      ownerName: names.get(ownerId) ?? '',
    }));
  }
}
