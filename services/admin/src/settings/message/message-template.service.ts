import {
  adminErrors,
  type CreateMessageTemplate,
  type MessageTemplateView,
  mostMessageTemplates,
  type UpdateMessageTemplate,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { AppError, Audit, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { defined } from '../../database';
import { MessageTemplateRepository } from './message-template.repository';
import { toTemplateView } from './message.mapper';
import { sanitiseContent } from './message.service';

/** Templates of messages, kept by those who run the installation. */
@Injectable()
export class MessageTemplateService {
  constructor(
    private readonly db: Database,
    private readonly templates: MessageTemplateRepository,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<Page<MessageTemplateView>> {
    const items = (await this.templates.findAll(ctx)).map(toTemplateView);
    return { items, total: items.length };
  }

  create(ctx: RequestContext, { id, name, content }: CreateMessageTemplate): Promise<MessageTemplateView> {
    return this.db.tx(ctx, async (ctx) => {
      const max = mostMessageTemplates;
      if ((await this.templates.findAll(ctx)).length >= max)
        throw new AppError(adminErrors, 'MESSAGE_TEMPLATES_FULL', { max });
      const values = { ...(id ? { id } : {}), name, content: sanitiseContent(content) };
      const row = await this.templates.insert(ctx, values);
      await this.record(ctx, 'create', row.id, null, { name });
      return toTemplateView(row);
    });
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    { name, content }: UpdateMessageTemplate,
  ): Promise<MessageTemplateView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.templates.get(ctx, id);
      const patch = defined({ name, content: content && sanitiseContent(content) });
      const row = await this.templates.update(ctx, id, version, patch);
      await this.record(ctx, 'update', id, { name: before.name }, { name: row.name });
      return toTemplateView(row);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { name } = await this.templates.get(ctx, id);
      await this.templates.remove(ctx, id, version);
      await this.record(ctx, 'delete', id, { name }, null);
    });
  }

  private record(
    ctx: RequestContext,
    action: 'create' | 'update' | 'delete',
    entityId: string,
    before: { name: string } | null,
    after: { name: string } | null,
  ): Promise<void> {
    return this.audit.record(ctx, { action, entity: 'messageTemplate', entityId, before, after });
  }
}
