import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalArticleEntity } from './personal-article.entity';

const stock = `(SELECT COALESCE(SUM(moved.delta), 0) FROM personal_moves moved
  WHERE moved.licence_id = personalArticle.licenceId AND moved.article_id = personalArticle.id)`;

export const personalArticleColumns: ListColumns = {
  fields: {
    title: 'title',
    articleNumber: 'articleNumber',
    kind: 'kind',
    active: 'active',
    minimum: 'minimum',
    updatedAt: 'updatedAt',
    stock: { sql: stock, kind: 'other' },
    low: { sql: `(${stock} < personalArticle.minimum)`, kind: 'other' },
  },
  search: ['title', 'articleNumber', 'supplier'],
};

/** Every query on articles. */
@Injectable()
export class PersonalArticleRepository extends LicensedRepository<PersonalArticleEntity> {
  constructor(services: RepositoryServices) {
    super(services, PersonalArticleEntity, { name: 'personalArticle' });
  }

  /** Those in use of which less lies in the store than the minimum, where there is one. */
  async belowMinimum(
    ctx: RequestContext,
  ): Promise<{ id: string; title: string; stock: number; minimum: number }[]> {
    const rows = await this.query(ctx)
      .select('personalArticle.id', 'id')
      .addSelect('personalArticle.title', 'title')
      .addSelect('personalArticle.minimum', 'minimum')
      .addSelect(stock, 'stock')
      .andWhere('personalArticle.active = :active', { active: true })
      .andWhere(`personalArticle.minimum > 0 AND ${stock} < personalArticle.minimum`)
      .orderBy('personalArticle.title')
      .getRawMany<{ id: string; title: string; stock: number; minimum: number }>();
    return rows.map((row) => ({ ...row, stock: Number(row.stock), minimum: Number(row.minimum) }));
  }

  /** Those in use, by title. */
  async active(ctx: RequestContext): Promise<PersonalArticleEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('personalArticle.active = :active', { active: true })
        .orderBy('personalArticle.title')
        .addOrderBy('personalArticle.id'),
    );
  }
}
