import {
  adminErrors,
  type MessageContent,
  messageArrived,
  messageLocales,
  messageLimits,
  type MessageText,
  notificationRequested,
} from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { AppError, Audit, Clock, fieldErrorOf, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LivePublisher } from '../live';
import type { MessageEntryEntity } from './message-entry.entity';
import { fillHtml, fillSubject, htmlToText, sanitiseHtml } from './message-html';
import { fullName, type MessageRecipient, MessageRecipients } from './message-recipients';
import { mailboxOf, MessageRepository } from './message.repository';

const previewLength = 160;
const mailLength = 4_000;

/** Puts a message into the mailboxes it is for, each in its owner's language, and tells them. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly messages: MessageRepository,
    private readonly recipients: MessageRecipients,
    private readonly live: LivePublisher,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * In the author's transaction, or the system's for what was planned: `entry` becomes what was sent.
   * @throws 422 where it has no subject or no text; MESSAGE_NOBODY
   */
  async deliver(ctx: RequestContext, entry: MessageEntryEntity): Promise<MessageEntryEntity> {
    const written = assertWritten(entry.content);
    const box = mailboxOf(ctx);
    const found = await this.recipients.find(ctx, entry);
    if (found.length === 0) throw new AppError(adminErrors, 'MESSAGE_NOBODY');
    const operators: { userId: string; entryId: string }[] = [];
    for (const recipient of found) {
      const copy = await this.copy(ctx, entry, recipient);
      if (recipient.licence) await this.notify(ctx.inLicence(recipient.licence.id), copy, recipient);
      else operators.push({ userId: recipient.user.id, entryId: copy.id });
    }
    if (operators.length > 0) await this.notifyOperators(ctx, entry, written, operators);
    const licences = new Set(found.flatMap(({ licence }) => licence?.id ?? [])).size;
    const told = { licences, people: found.length };
    const { audience, target } = entry;
    const after = { audience, target, ...told };
    await this.audit.record(ctx, {
      ...{ action: 'create', entity: 'message', entityId: entry.id },
      ...{ before: null, after },
    });
    const now = this.clock.now();
    const subject = written.subject;
    const toName = entry.toName ?? (audience === 'reply' && found[0] ? fullName(found[0].user) : null);
    const sent = {
      box: 'sent',
      place: 'open',
      at: now,
      readAt: now,
      plannedAt: null,
      subject,
      toName,
      ...told,
    } as const;
    return this.messages.update(box, entry.id, entry.version, sent);
  }

  private copy(
    ctx: RequestContext,
    entry: MessageEntryEntity,
    { user, licence }: MessageRecipient,
  ): Promise<MessageEntryEntity> {
    const { subject, html } = textIn(entry.content ?? {}, user.locale);
    const values = {
      firstName: user.firstName,
      lastName: user.lastName,
      licence: licence?.name ?? '',
    };
    const filled = sanitiseHtml(fillHtml(html, values));
    const text = htmlToText(filled);
    const { messageId, threadId, authorId, authorName, authorLicenceId, authorLicence, audience, target } =
      entry;
    const there = licence ? ctx.inLicence(licence.id) : ctx.asPerson(user.id);
    return this.messages.insert(there, {
      ...{ messageId, threadId, authorId, authorName, authorLicenceId, authorLicence, audience, target },
      attachments: entry.attachments,
      ownerId: user.id,
      box: 'inbox',
      place: 'open',
      readAt: null,
      starred: false,
      labels: '',
      subject: fillSubject(subject, values).slice(0, messageLimits.subject),
      preview: previewOf(text),
      html: filled,
      text,
      toName: fullName(user),
      replyToId: null,
      content: null,
      licences: 0,
      people: 0,
      at: this.clock.now(),
      plannedAt: null,
    });
  }

  private async notify(
    ctx: RequestContext,
    copy: MessageEntryEntity,
    { employeeId }: MessageRecipient,
  ): Promise<void> {
    const { subject, authorName, text, id } = copy;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: [employeeId],
      kind: 'admin.message',
      titleKey: 'admin:notify.message',
      params: { from: authorName, subject },
      path: `/messages?message=${id}`,
      mailText: text.slice(0, mailLength),
    });
    await this.live.publish(ctx, employeeId, {
      name: 'record-changed',
      data: { entity: 'admin/message', id: copy.threadId },
    });
  }

  private async notifyOperators(
    ctx: RequestContext,
    { authorName, authorLicence, threadId }: MessageEntryEntity,
    { subject, html }: MessageText,
    recipients: { userId: string; entryId: string }[],
  ): Promise<void> {
    await this.outbox.add(ctx, messageArrived, {
      from: authorLicence ? `${authorName}, ${authorLicence}` : authorName,
      subject,
      text: htmlToText(html).slice(0, mailLength),
      threadId,
      recipients,
    });
  }
}

/** In the reader's language, else in the first one it was written in. */
export function textIn(content: MessageContent, locale: string): MessageText {
  const own = messageLocales.find((one) => one === locale);
  const first = messageLocales.find((one) => content[one]);
  return (own && content[own]) ?? (first && content[first]) ?? { subject: '', html: '' };
}

export function previewOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, previewLength);
}

/** The first language's text; each language has a subject and a text. */
function assertWritten(content: MessageContent | null): MessageText {
  const written = messageLocales.flatMap((locale) => {
    const text = content?.[locale];
    return text ? [{ locale, ...text }] : [];
  });
  const lacking = written.find(({ subject, html }) => subject === '' || htmlToText(html) === '');
  const [first] = written;
  if (!first || lacking) {
    const { locale, subject } = lacking ?? { locale: 'de', subject: '' };
    throw fieldErrorOf(`content.${locale}.${subject === '' ? 'subject' : 'html'}`, 'required');
  }
  return { subject: first.subject, html: first.html };
}
