import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { Measure } from '@jahrring/contracts-evaluations';
import type { SelectQueryBuilder } from 'typeorm';
import {
  addSums,
  DatedFactRepository,
  ofDocument,
  reachCondition,
  seesAll,
  sumRows,
  whereAny,
  whereDerived,
  type FigureSource,
  type FigureSum,
  type Filter,
  type SumsOf,
} from '../fact';
import { DocumentFactEntity, DocumentRefEntity } from './document-fact.entities';
import type { DocumentFact } from './document-facts';

@Injectable()
export class DocumentRefRepository extends ReferenceRepository<DocumentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, DocumentRefEntity, 'documentRef');
  }
}

const sums = {
  lines: 'COUNT(*)',
  revenueCents: 'SUM(fact.revenueCents)',
  openCents: 'SUM(fact.openCents)',
  offeredCents: 'SUM(fact.offeredCents)',
  won: 'SUM(fact.won)',
  lost: 'SUM(fact.lost)',
  paid: 'SUM(fact.paid)',
  daysToPay: 'SUM(fact.daysToPay)',
};

const offer = `fact.type = 'offer'`;
const billed = `fact.type IN ('bill', 'bill_correction')`;
/** Condition for the documents that a measure covers; all of them if there is none. */
const about: Readonly<Partial<Record<Measure, string>>> = {
  ...{ revenue: billed, revenuePerBill: billed },
  openAmount: 'fact.openCents <> 0',
  daysToPayment: 'fact.paid = 1',
  ...{ offered: offer, offers: offer, offeredPerOffer: offer, hitRate: offer },
};

/** Issued documents, each part that is of one project on its own. */
@Injectable()
export class DocumentFactRepository extends DatedFactRepository<DocumentFactEntity> implements FigureSource {
  protected override readonly dayColumn = 'documentDate';

  constructor(services: RepositoryServices) {
    super(services, DocumentFactEntity, { name: 'fact', audit: false, softDelete: false });
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<DocumentFactEntity>): void {
    if (!seesAll(ctx)) qb.andWhere(reachCondition(ctx, 'projects'), { me: ctx.membershipId, yes: true });
  }

  /** The facts of a document are these now. */
  async replace(ctx: RequestContext, documentId: string, facts: readonly DocumentFact[]): Promise<void> {
    await this.db.writing(ctx).delete(DocumentFactEntity, { licenceId: ctx.licenceId, documentId });
    if (facts.length > 0) await this.insertMany(ctx, facts);
  }

  async sums(ctx: RequestContext, filter: Filter, { by, measures }: SumsOf): Promise<FigureSum[]> {
    const qb = this.found(ctx, filter);
    const conditions = measures.map((measure) => about[measure]);
    // Whoever has nothing of what is asked is no row of it.
    if (conditions.length > 0 && !conditions.includes(undefined)) qb.andWhere(`(${conditions.join(' OR ')})`);
    return sumRows(await addSums(qb, sums, by).getRawMany(), sums, by);
  }

  protected override latestFirst(
    qb: SelectQueryBuilder<DocumentFactEntity>,
  ): SelectQueryBuilder<DocumentFactEntity> {
    return qb.orderBy('fact.documentDate', 'DESC').addOrderBy('fact.id', 'DESC');
  }

  protected override found(ctx: RequestContext, filter: Filter): SelectQueryBuilder<DocumentFactEntity> {
    const qb = this.within(this.query(ctx), filter);
    const any = (name: keyof DocumentFactEntity & string, values: readonly string[] | undefined) =>
      whereAny(qb, { name, sql: `fact.${name}` }, values);
    any('projectId', filter['filter[project]']);
    any('addressId', filter['filter[customer]']);
    any('type', filter['filter[documentType]']);
    any('status', filter['filter[documentStatus]']);
    any('currency', filter['filter[currency]']);
    any('costCentre', filter['filter[costCentre]']);
    any('revenueCentre', filter['filter[revenueCentre]']);
    whereDerived(qb, filter, ofDocument);
    const missing = filter['filter[without]'] ?? [];
    const columns = {
      project: 'projectId',
      customer: 'addressId',
      dueAge: 'dueDate',
      currency: 'currency',
    } as const;
    for (const name of missing) {
      if (name === 'costCentre' || name === 'revenueCentre') qb.andWhere(`fact.${name} IS NULL`);
      else if (name in columns) qb.andWhere(`fact.${columns[name as keyof typeof columns]} IS NULL`);
    }
    return qb;
  }
}
