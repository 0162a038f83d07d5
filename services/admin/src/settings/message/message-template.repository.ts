import { Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { InstallationRepository } from '../../database';
import { MessageTemplateEntity } from './message-template.entity';
import { toTemplateView } from './message.mapper';

@Injectable()
export class MessageTemplateRepository extends InstallationRepository<MessageTemplateEntity> {
  constructor(db: Database, clock: Clock) {
    super(db, clock, MessageTemplateEntity, 'template', { fields: { name: 'template.name' }, search: [] });
  }

  findAll(ctx: RequestContext): Promise<MessageTemplateEntity[]> {
    return this.query(ctx).orderBy('template.name').addOrderBy('template.id').getMany();
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    const row = await this.get(ctx, id);
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .delete()
      .from(MessageTemplateEntity)
      .where('id = :id AND version = :version', { id, version })
      .execute();
    if (affected !== 1) throw commonError('VERSION_MISMATCH', undefined, { current: this.toCurrent(row) });
  }

  protected override toCurrent(row: MessageTemplateEntity): unknown {
    return toTemplateView(row);
  }
}
