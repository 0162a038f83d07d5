import {
  adminErrors,
  type CreateMessage,
  type MessageContent,
  messageLocales,
  type MessageReaders,
  type MessageLine,
  type MessageSummary,
  type MessageView,
  type SendMessage,
  type UpdateMessage,
} from '@jahrring/contracts-admin';
import { newId, type ListQuery, type Page } from '@jahrring/contracts-common';
import {
  AppError,
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceDirectory, PersonDirectory } from '../../identity';
import { MessageDelivery, previewOf, textIn } from './message-delivery';
import type { MessageEntryEntity } from './message-entry.entity';
import { htmlToText, sanitiseHtml } from './message-html';
import { toMessageLine, toMessageView } from './message.mapper';
import { fullName, MessageRecipients } from './message-recipients';
import { mailboxOf, messageColumns, MessageRepository } from './message.repository';

const mostReaders = 1_000;

/** One's own mailbox: what is read in it, written and sent. */
@Injectable()
export class MessageService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly messages: MessageRepository,
    private readonly delivery: MessageDelivery,
    private readonly recipients: MessageRecipients,
    private readonly users: PersonDirectory,
    private readonly licences: LicenceDirectory,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<Page<MessageLine>> {
    const { items, total } = await this.messages.list(mailboxOf(ctx), query, messageColumns);
    return { items: items.map(toMessageLine), total };
  }

  summary(ctx: RequestContext): Promise<MessageSummary> {
    return this.messages.summary(mailboxOf(ctx));
  }

  async get(ctx: RequestContext, id: string): Promise<MessageView> {
    const box = mailboxOf(ctx);
    return this.view(box, await this.messages.get(box, id));
  }

  /** 404 for what one has not sent. */
  async readers(ctx: RequestContext, id: string): Promise<MessageReaders> {
    const entry = await this.messages.get(mailboxOf(ctx), id);
    if (entry.box !== 'sent') throw commonError('NOT_FOUND');
    const copies = await this.messages.findCopies(ctx, entry.messageId, mostReaders);
    const names = await this.licenceNames(
      ctx,
      copies.map(({ licenceId }) => licenceId),
    );
    const items = copies.map(({ toName, licenceId, readAt }) => ({
      name: toName ?? '',
      licence: names.get(licenceId) ?? null,
      readAt: readAt?.toISOString() ?? null,
    }));
    return { items, total: entry.people };
  }

  create(ctx: RequestContext, { id, ...body }: CreateMessage): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const author = await this.users.get(ctx, ctx.userId);
      const licence = ctx.superadmin ? null : await this.licences.get(ctx, ctx.licenceId);
      const threadId = await this.threadOf(box, body.replyToId);
      const entry = await this.messages.insert(box, {
        ...(id ? { id } : {}),
        ...(await this.written(ctx, body)),
        ownerId: ctx.userId,
        messageId: newId(),
        threadId: threadId ?? newId(),
        box: 'drafts',
        place: 'open',
        readAt: this.clock.now(),
        starred: false,
        labels: '',
        authorId: author.id,
        authorName: fullName(author),
        authorLicenceId: licence?.id ?? null,
        authorLicence: licence?.name ?? null,
        attachments: [],
        licences: 0,
        people: 0,
        plannedAt: null,
      });
      return this.view(box, entry);
    });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateMessage): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const entry = await this.getDraft(ctx, id);
      const threadId = body.replyToId ? await this.threadOf(box, body.replyToId) : entry.threadId;
      const values = { ...(await this.written(ctx, body)), ...(threadId ? { threadId } : {}) };
      return this.view(box, await this.messages.update(box, id, version, values));
    });
  }

  /** Now, or kept until a moment to come: then it is sent by itself. */
  send(ctx: RequestContext, id: string, version: number, { plannedAt }: SendMessage): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      const entry = await this.getDraft(ctx, id);
      if (entry.version !== version)
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.view(box, entry) });
      this.assertMay(ctx, entry.audience);
      if (!plannedAt) return this.view(box, await this.delivery.deliver(ctx, entry));
      const moment = new Date(plannedAt);
      if (moment <= this.clock.now()) throw fieldErrorOf('plannedAt', 'inFuture');
      const planned = { box: 'planned', plannedAt: moment } as const;
      return this.view(box, await this.messages.update(box, id, version, planned));
    });
  }

  /** A planned message becomes a draft again. */
  recall(ctx: RequestContext, id: string, version: number): Promise<MessageView> {
    return this.db.tx(ctx, async (ctx) => {
      const box = mailboxOf(ctx);
      if ((await this.messages.get(box, id)).box !== 'planned') throw sent();
      const draft = { box: 'drafts', plannedAt: null } as const;
      return this.view(box, await this.messages.update(box, id, version, draft));
    });
  }

  /** A draft of the caller's. MESSAGE_SENT for anything else of theirs. */
  async getDraft(ctx: RequestContext, id: string): Promise<MessageEntryEntity> {
    const entry = await this.messages.get(mailboxOf(ctx), id);
    if (entry.box !== 'drafts') throw sent();
    return entry;
  }

  async view(box: RequestContext, entry: MessageEntryEntity): Promise<MessageView> {
    const thread = entry.box === 'drafts' ? [] : await this.messages.thread(box, entry.threadId);
    return toMessageView(entry, thread);
  }

  private async written(ctx: RequestContext, body: UpdateMessage) {
    this.assertMay(ctx, body.audience);
    const { audience, licenceId, type, plugin, userId } = body;
    const targets = {
      licence: licenceId,
      type,
      plugin,
      person: userId,
      all: null,
      operator: null,
      reply: null,
    };
    const target = targets[audience] ?? null;
    const content = sanitiseContent(body.content);
    const { subject, html } = textIn(content, ctx.locale);
    const text = htmlToText(html);
    return {
      ...{ audience, target, content, subject, html, text },
      preview: previewOf(text),
      replyToId: body.replyToId ?? null,
      toName: await this.recipients.nameOf(ctx, { audience, target }),
      at: this.clock.now(),
    };
  }

  /** The conversation an answer belongs to; one can answer only what one has got. */
  private async threadOf(box: RequestContext, replyToId: string | null | undefined): Promise<string | null> {
    if (!replyToId) return null;
    const answered = await this.messages.find(box, replyToId);
    if (answered?.box !== 'inbox') throw fieldErrorOf('replyToId', 'exists');
    return answered.threadId;
  }

  /** Whoever does not run the installation writes to those who do, and to nobody else. */
  private assertMay(ctx: RequestContext, audience: MessageEntryEntity['audience']): void {
    if (ctx.superadmin || audience === 'operator' || audience === 'reply') return;
    throw commonError('FORBIDDEN');
  }

  private async licenceNames(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.licences.getMany(ctx, [...new Set(ids)]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}

export function sanitiseContent(content: MessageContent): MessageContent {
  return Object.fromEntries(
    messageLocales.flatMap((locale) => {
      const text = content[locale];
      return text ? [[locale, { subject: text.subject, html: sanitiseHtml(text.html) }]] : [];
    }),
  );
}

function sent(): AppError {
  return new AppError(adminErrors, 'MESSAGE_SENT');
}
