import {
  ReferenceRepository,
  RepositoryServices,
  type NewRecord,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  addSums,
  DatedFactRepository,
  sumRows,
  whereAny,
  type FigureSource,
  type FigureSum,
  type Filter,
  type SumsOf,
} from '../fact';
import { LotFactEntity, LotRefEntity } from './lot-fact.entities';

const sums = {
  lines: 'COUNT(*)',
  stems: 'SUM(fact.stems)',
  volumeThousandths: 'SUM(fact.volumeThousandths)',
  valueCents: 'SUM(fact.valueCents)',
  pricedThousandths: 'SUM(fact.pricedThousandths)',
};

/** Fields of a lot that may be missing. */
const optional = {
  ...{ species: 'species', assortment: 'assortment', quality: 'quality' },
  ...{ thicknessClass: 'thicknessClass', customer: 'addressId' },
} as const;

@Injectable()
export class LotRefRepository extends ReferenceRepository<LotRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LotRefEntity, 'lotRef');
  }
}

/** Timber in lots. Lots belong to no person and no project: users who may see timber see all of them. */
@Injectable()
export class LotFactRepository extends DatedFactRepository<LotFactEntity> implements FigureSource {
  protected override readonly dayColumn = 'workDate';

  constructor(services: RepositoryServices) {
    super(services, LotFactEntity, { name: 'fact', audit: false, softDelete: false });
  }

  isPartial(): boolean {
    return false;
  }

  /** These are the items of a lot now. */
  async replace(
    ctx: RequestContext,
    lotId: string,
    items: readonly NewRecord<LotFactEntity>[],
  ): Promise<void> {
    await this.db.writing(ctx).delete(LotFactEntity, { licenceId: ctx.licenceId, lotId });
    if (items.length > 0) await this.insertMany(ctx, items);
  }

  async sums(ctx: RequestContext, filter: Filter, { by }: SumsOf): Promise<FigureSum[]> {
    return sumRows(await addSums(this.found(ctx, filter), sums, by).getRawMany(), sums, by);
  }

  protected override latestFirst(qb: SelectQueryBuilder<LotFactEntity>): SelectQueryBuilder<LotFactEntity> {
    return qb
      .orderBy('fact.workDate', 'DESC')
      .addOrderBy('fact.number', 'DESC')
      .addOrderBy('fact.species')
      .addOrderBy('fact.assortment')
      .addOrderBy('fact.id');
  }

  protected override found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<LotFactEntity> {
    const qb = this.within(this.query(ctx), filter);
    const any = (name: keyof LotFactEntity & string, values: readonly string[] | undefined) =>
      whereAny(qb, { name, sql: `fact.${name}` }, values);
    any('addressId', filter['filter[customer]']);
    any('species', filter['filter[species]']);
    any('assortment', filter['filter[assortment]']);
    any('quality', filter['filter[quality]']);
    any('thicknessClass', filter['filter[thicknessClass]']);
    any('lotState', filter['filter[lotState]']);
    for (const name of filter['filter[without]'] ?? []) {
      if (name in optional) qb.andWhere(`fact.${optional[name as keyof typeof optional]} IS NULL`);
    }
    return qb;
  }
}
