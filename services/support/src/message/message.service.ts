import { fileLimits } from '@jahrring/contracts-common';
import {
  messagePageSize,
  type CaseEvent,
  type CaseSide,
  type MessagePage,
  type MessageQuery,
} from '@jahrring/contracts-support';
import {
  Audit,
  commonError,
  FileStore,
  type FileAnswer,
  type FileRule,
  type NewRecord,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { MessageEntity } from './message.entity';
import { toMessageView } from './message.mapper';
import { MessageRepository } from './message.repository';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Author of a message, and their side. */
export interface Author {
  id: string;
  name: string;
  side: CaseSide;
}

const empty = { text: '', event: null, fileId: null, fileName: null, fileMime: null, fileSize: null };

/** Messages of one case, always in the context of the case's licence. Whether the caller may, the case's service has asked. */
@Injectable()
export class MessageService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  async page(ctx: RequestContext, caseId: string, { before }: MessageQuery): Promise<MessagePage> {
    const from = before ? await this.one(ctx, caseId, before) : null;
    const found = await this.messages.ofCase(ctx, caseId, from);
    const items = found.slice(0, messagePageSize).toReversed().map(toMessageView);
    return { items, more: found.length > messagePageSize };
  }

  /** A message of the case that the caller may see; else 404. */
  async one(ctx: RequestContext, caseId: string, id: string): Promise<MessageEntity> {
    const message = await this.messages.get(ctx, id);
    if (message.caseId !== caseId) throw commonError('NOT_FOUND');
    return message;
  }

  async send(ctx: RequestContext, caseId: string, id: string): Promise<FileAnswer> {
    const { fileId } = await this.one(ctx, caseId, id);
    if (!fileId) throw commonError('NOT_FOUND');
    return this.files.send(ctx, fileId);
  }

  /**
   * Returns the message sent before under the same id, by the same person into the same case. Throws 409 if the id is
   * another's.
   */
  async sentBefore(
    ctx: RequestContext,
    caseId: string,
    id: string,
    author: Author,
  ): Promise<MessageEntity | null> {
    const known = await this.messages.find(ctx, id);
    if (!known) return null;
    if (known.caseId !== caseId || known.authorId !== author.id) throw commonError('CONFLICT');
    return known;
  }

  async write(ctx: RequestContext, caseId: string, author: Author, id: string | undefined, text: string) {
    const message = await this.insert(ctx, author, {
      ...empty,
      ...(id ? { id } : {}),
      caseId,
      kind: 'message',
      text,
    });
    await this.record(ctx, caseId, { side: author.side, text });
    return message;
  }

  /** A note is the desk's own: the licence of the case is not told of it. */
  note(
    ctx: RequestContext,
    caseId: string,
    author: Author,
    id: string,
    text: string,
  ): Promise<MessageEntity> {
    return this.insert(ctx, author, { ...empty, id, caseId, kind: 'note', text });
  }

  async attach(ctx: RequestContext, caseId: string, author: Author, id: string | undefined, upload: Upload) {
    const stored = await this.files.save(ctx, upload, rule);
    const { name: fileName, mime: fileMime, size: fileSize } = stored;
    const file = { fileId: stored.id, fileName, fileMime, fileSize };
    const message = await this.insert(ctx, author, { ...empty, ...file, id, caseId, kind: 'message' });
    await this.record(ctx, caseId, { side: author.side, fileName });
    return message;
  }

  /** Records an event among the messages; the case's own entry of the audit trail contains it too. */
  recordEvent(ctx: RequestContext, caseId: string, author: Author, event: CaseEvent): Promise<MessageEntity> {
    return this.insert(ctx, author, { ...empty, caseId, kind: 'event', event });
  }

  private insert(
    ctx: RequestContext,
    { id: authorId, name: authorName, side }: Author,
    values: Omit<NewRecord<MessageEntity>, 'authorId' | 'authorName' | 'side'>,
  ): Promise<MessageEntity> {
    return this.messages.insert(ctx, { ...values, authorId, authorName, side });
  }

  private record(ctx: RequestContext, caseId: string, after: Record<string, string>): Promise<void> {
    return this.audit.record(ctx, { action: 'create', entity: 'supportMessage', entityId: caseId, after });
  }
}
