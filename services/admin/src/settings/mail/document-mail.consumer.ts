import { documentMailChanged, type DocumentMailChanged } from '@jahrring/contracts-documents';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MailRepository } from './mail.repository';

const longest = { recipient: 180, subject: 200, error: 500 } as const;

/** Lists the mails that documents are sent by beside our own; sending and trying again are their service's. */
@Injectable()
export class DocumentMailConsumer {
  constructor(private readonly mails: MailRepository) {}

  @Consumes(documentMailChanged)
  async onChange(ctx: RequestContext, event: DocumentMailChanged): Promise<void> {
    const known = await this.mails.find(ctx, event.id);
    // Events can overtake each other; what has left does not wait again.
    if (known?.state === 'sent') return;
    const state = {
      state: event.state,
      attempts: event.attempts,
      lastError: event.lastError?.slice(0, longest.error) ?? null,
      sentAt: event.sentAt ? new Date(event.sentAt) : null,
    };
    if (known) {
      await this.mails.update(ctx, known.id, known.version, state);
      return;
    }
    await this.mails.add(ctx, {
      ...state,
      id: event.id,
      kind: 'document',
      recipient: event.to.slice(0, longest.recipient),
      recipientName: '',
      locale: event.locale,
      subject: event.subject.slice(0, longest.subject),
      textBody: event.text ?? null,
      htmlBody: null,
      nextAttemptAt: new Date(event.createdAt),
    });
  }
}
