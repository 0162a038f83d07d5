import { Clock, commonError, Database, type ListColumns, type RequestContext } from '@jahrring/service-kit';
import { newId } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import type { NewInstallationRecord } from '../../database';
import { MailEntity } from './mail.entity';

const columns: ListColumns = {
  fields: {
    createdAt: 'mail.createdAt',
    to: 'mail.recipient',
    subject: 'mail.subject',
    state: 'mail.state',
    kind: 'mail.kind',
  },
  search: ['mail.recipient', 'mail.recipientName', 'mail.subject'],
};

@Injectable()
export class MailRepository extends InstallationRepository<MailEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, MailEntity, 'mail', columns);
  }

  /** Puts a mail in; `hidden` ones look the same to who waits for it, and are never sent or shown. */
  async add(ctx: RequestContext, values: NewInstallationRecord<MailEntity>, hidden = false): Promise<void> {
    const now = this.clock.now();
    const managed = {
      id: values.id ?? newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: hidden ? now : null,
    };
    await this.rows.insert(this.db.writing(ctx), [this.rows.build({ ...values, ...managed })]);
  }

  override async get(ctx: RequestContext, id: string): Promise<MailEntity> {
    const mail = await super.get(ctx, id);
    if (mail.deletedAt) throw commonError('NOT_FOUND');
    return mail;
  }

  /** Those of our own that may go out now, oldest first. */
  findDue(ctx: RequestContext, limit: number): Promise<MailEntity[]> {
    return this.query(ctx)
      .where("mail.state = 'queued' AND mail.kind <> 'document' AND mail.deletedAt IS NULL")
      .andWhere('mail.nextAttemptAt <= :now', {
        now: this.clock.now(),
      })
      .orderBy('mail.id')
      .limit(limit)
      .getMany();
  }

  async purge(ctx: RequestContext, before: Date): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(MailEntity)
      .where('created_at < :before', { before })
      .execute();
  }

  protected override toCurrent({ id, version }: MailEntity): unknown {
    return { id, version };
  }
}
