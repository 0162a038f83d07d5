import {
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { titleKey } from '../object-record';
import { RateCategoryEntity } from './rate-category.entity';

export const rateCategoryColumns: ListColumns = {
  fields: { title: 'title', active: 'active', updatedAt: 'updatedAt' },
  search: ['title'],
};

type NewCategory = Omit<NewRecord<RateCategoryEntity>, 'titleKey'>;
type CategoryPatch = Omit<RecordPatch<RateCategoryEntity>, 'titleKey'>;

const titleIndex = {
  index: indexName('rate_categories', ['licence_id', 'title_key'], true),
  column: 'title_key',
};

/** Every query on rate categories. A title is given once among the living. */
@Injectable()
export class RateCategoryRepository extends LicensedRepository<RateCategoryEntity> {
  constructor(services: RepositoryServices) {
    super(services, RateCategoryEntity, { name: 'rateCategory' });
  }

  async create(ctx: RequestContext, category: NewCategory): Promise<RateCategoryEntity> {
    return refuseTakenTitle(() => this.insert(ctx, { ...category, titleKey: titleKey(category.title) }));
  }

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: CategoryPatch,
  ): Promise<RateCategoryEntity> {
    const key = patch.title === undefined ? {} : { titleKey: titleKey(patch.title) };
    return refuseTakenTitle(() => this.update(ctx, id, version, { ...patch, ...key }));
  }

  /** Deletes it and gives its title free. */
  override async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await super.remove(ctx, id, version);
    await this.setTitleKey(ctx, id, null);
  }

  /** Brings it back; 422 if its title has been given to another since. */
  override async restore(ctx: RequestContext, id: string): Promise<RateCategoryEntity> {
    const category = await super.restore(ctx, id);
    await refuseTakenTitle(() => this.setTitleKey(ctx, id, titleKey(category.title)));
    return category;
  }

  /** The living one that bears a title, whatever its case and accents. */
  findTitle(ctx: RequestContext, title: string): Promise<RateCategoryEntity | null> {
    return this.one(this.query(ctx).andWhere('rateCategory.titleKey = :key', { key: titleKey(title) }));
  }

  /** All of the licence, by title. */
  async everyOne(ctx: RequestContext): Promise<RateCategoryEntity[]> {
    return this.many(this.query(ctx).orderBy('rateCategory.title').addOrderBy('rateCategory.id'));
  }

  private async setTitleKey(ctx: RequestContext, id: string, key: string | null): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(RateCategoryEntity)
      .set({ titleKey: key })
      .where('id = :id AND licence_id = :licenceId', { id, licenceId: ctx.licenceId })
      .execute();
  }
}

async function refuseTakenTitle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, titleIndex)) throw fieldErrorOf('title', 'unique');
    throw error;
  }
}
