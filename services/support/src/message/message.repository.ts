import { messagePageSize } from '@jahrring/contracts-support';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { deskKey } from '../agent';
import { MessageEntity } from './message.entity';

/** Messages of cases. Notes are there for the desk alone, whoever asks and however. */
@Injectable()
export class MessageRepository extends LicensedRepository<MessageEntity> {
  constructor(services: RepositoryServices) {
    // The audit trail is the licence's, and a note is not for its eyes: `MessageService` writes the entries.
    super(services, MessageEntity, {
      name: 'message',
      audit: false,
      softDelete: false,
      insertsSoon: true,
    });
  }

  protected override scope(ctx: RequestContext, qb: SelectQueryBuilder<MessageEntity>, alias: string): void {
    if (!ctx.can(deskKey)) qb.andWhere(`${alias}.kind <> 'note'`);
  }

  /** The newest of a case, or those before a message; one more than a page, oldest last. */
  ofCase(ctx: RequestContext, caseId: string, before: MessageEntity | null): Promise<MessageEntity[]> {
    const qb = this.query(ctx).andWhere('message.caseId = :caseId', { caseId });
    if (before) {
      qb.andWhere('(message.createdAt < :at OR (message.createdAt = :at AND message.id < :beforeId))', {
        at: before.createdAt,
        beforeId: before.id,
      });
    }
    return this.many(
      qb
        .orderBy('message.createdAt', 'DESC')
        .addOrderBy('message.id', 'DESC')
        .limit(messagePageSize + 1),
    );
  }
}
