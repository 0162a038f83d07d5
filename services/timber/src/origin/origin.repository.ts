import {
  fieldErrorOf,
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OriginEntity } from './origin.entity';

export const originColumns: ListColumns = {
  fields: {
    title: 'title',
    municipality: 'municipality',
    certificateKind: 'certificateKind',
    certificateUntil: 'certificateUntil',
    ownerId: 'ownerId',
    updatedAt: 'updatedAt',
  },
  search: ['title', 'stand', 'parcel', 'municipality', 'certificateNumber', 'note'],
};

/** More are no help on a map. */
const mostPlaced = 2000;

/** Every query on origins, each limited to the licence. */
@Injectable()
export class OriginRepository extends LicensedRepository<OriginEntity> {
  constructor(services: RepositoryServices) {
    super(services, OriginEntity, { name: 'origin' });
  }

  /** @throws VALIDATION_FAILED where there is no such origin */
  async require(ctx: RequestContext, id: string | null | undefined): Promise<void> {
    if (id && !(await this.find(ctx, id))) throw fieldErrorOf('originId', 'exists');
  }

  /** Those with a plot or a place, by title. */
  async placed(ctx: RequestContext): Promise<OriginEntity[]> {
    const placed =
      'origin.polygon IS NOT NULL OR (origin.latitude IS NOT NULL AND origin.longitude IS NOT NULL)';
    return this.many(
      this.query(ctx)
        .andWhere(`(${placed})`)
        .orderBy('origin.title')
        .addOrderBy('origin.id')
        .take(mostPlaced),
    );
  }

  /** Ids of living origins by their titles; the oldest of those that are called alike. */
  async byTitle(ctx: RequestContext, titles: readonly string[]): Promise<Map<string, string>> {
    const wanted = [...new Set(titles)];
    if (wanted.length === 0) return new Map();
    const query = this.query(ctx).andWhere('origin.title IN (:...wanted)', { wanted });
    const found = await this.many(query.orderBy('origin.createdAt', 'DESC').addOrderBy('origin.id', 'DESC'));
    return new Map(found.map(({ title, id }) => [title, id]));
  }

  /** Titles by id, deleted ones too. */
  async titles(ctx: RequestContext, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const found = await this.getMany(ctx, known, { deleted: 'include' });
    return new Map(found.map(({ id, title }) => [id, title]));
  }
}
