import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { nextNumber } from '../next-number';
import { InspectionEntity } from './inspection.entity';
import { PersonalItemEntity } from './personal-item.entity';

const articleTitle = `(SELECT article.title FROM personal_articles article WHERE article.id = personalItem.articleId)`;
const holderName = `(SELECT holder.name FROM employee_refs holder WHERE holder.id = personalItem.holderId)`;

export const personalItemColumns: ListColumns = {
  fields: {
    number: 'number',
    serial: 'serial',
    state: 'state',
    articleId: 'articleId',
    holderId: 'holderId',
    nextInspectionOn: 'nextInspectionOn',
    articleTitle: { sql: articleTitle, kind: 'text' },
    holderName: { sql: holderName, kind: 'text' },
  },
  search: ['serial', { sql: articleTitle, kind: 'text' }, { sql: holderName, kind: 'text' }],
};

/** Every query on single pieces. */
@Injectable()
export class PersonalItemRepository extends LicensedRepository<PersonalItemEntity> {
  constructor(services: RepositoryServices) {
    super(services, PersonalItemEntity, { name: 'personalItem' });
  }

  /** The next free number of the licence, held until the transaction ends. */
  nextNumber(ctx: RequestContext): Promise<number> {
    return nextNumber(this.db, ctx, 'personal_items');
  }

  /** Pieces that can be handed out, and those that people have: what devices keep. */
  async inUse(ctx: RequestContext): Promise<PersonalItemEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('personalItem.state IN (:...states)', { states: ['stock', 'issued'] })
        .orderBy('personalItem.number'),
    );
  }

  /** Pieces in the store that have to be looked at by a day. */
  async dueInStock(ctx: RequestContext, day: string): Promise<PersonalItemEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('personalItem.state = :state', { state: 'stock' })
        .andWhere('personalItem.nextInspectionOn <= :day', { day })
        .orderBy('personalItem.number'),
    );
  }
}

@Injectable()
export class InspectionRepository extends LicensedRepository<InspectionEntity> {
  constructor(services: RepositoryServices) {
    super(services, InspectionEntity, { name: 'inspection', softDelete: false });
  }

  /** Of one piece, newest first. */
  async of(ctx: RequestContext, itemId: string): Promise<InspectionEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('inspection.itemId = :itemId', { itemId })
        .orderBy('inspection.day', 'DESC')
        .addOrderBy('inspection.id', 'DESC'),
    );
  }
}
