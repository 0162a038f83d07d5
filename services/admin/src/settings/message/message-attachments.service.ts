import { adminErrors, messageLimits, type MessageView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AppError,
  commonError,
  Database,
  FileStore,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MessageService } from './message.service';
import { mailboxOf, MessageRepository } from './message.repository';

/** Files of a message: the author's, and read by whoever got it. Always saved, never shown in the page. */
@Injectable()
export class MessageAttachments {
  constructor(
    private readonly db: Database,
    private readonly messages: MessageRepository,
    private readonly service: MessageService,
    private readonly files: FileStore,
  ) {}

  add(ctx: RequestContext, id: string, upload: Upload): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const draft = await this.service.getDraft(ctx, id);
      const max = messageLimits.attachments;
      if (draft.attachments.length >= max)
        throw new AppError(adminErrors, 'MESSAGE_ATTACHMENTS_FULL', { max });
      const rule = { kinds: ['any', 'pdf', 'png', 'jpg'], maxBytes: fileLimits.attachment } as const;
      const file = await this.files.save(ctx.asPerson(), upload, rule);
      const attachments = [...draft.attachments, { id: file.id, name: file.name, size: file.size }];
      return this.service.view(box, await this.messages.update(box, id, draft.version, { attachments }));
    });
  }

  remove(ctx: RequestContext, id: string, version: number, fileId: string): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const draft = await this.service.getDraft(ctx, id);
      const attachments = draft.attachments.filter((one) => one.id !== fileId);
      if (attachments.length === draft.attachments.length) throw commonError('NOT_FOUND');
      const changed = await this.messages.update(box, id, version, { attachments });
      await this.files.remove(ctx.asPerson(), fileId);
      return this.service.view(box, changed);
    });
  }

  async send(ctx: RequestContext, id: string, fileId: string) {
    const { attachments, authorId } = await this.messages.get(mailboxOf(ctx), id);
    if (!attachments.some((one) => one.id === fileId)) throw commonError('NOT_FOUND');
    return this.files.send(ctx.asPerson(authorId), fileId, { download: true });
  }
}
