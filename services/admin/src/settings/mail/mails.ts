import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AccountMail, AccountMails } from '../../identity';
import { MailRepository } from './mail.repository';
import { writeMail } from './write-mail';

/** Puts mails into the queue, in the transaction of what they tell: both happen, or neither. */
@Injectable()
export class Mails extends AccountMails {
  constructor(
    private readonly mails: MailRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async queue(ctx: RequestContext, { to, toNobody = false, ...content }: AccountMail): Promise<void> {
    const { subject, text, html } = writeMail(content);
    const values = {
      kind: content.kind,
      state: 'queued',
      recipient: toNobody ? '' : to,
      recipientName: toNobody ? '' : content.name,
      locale: content.locale,
      subject,
      textBody: text,
      htmlBody: html,
      attempts: 0,
      lastError: null,
      nextAttemptAt: this.clock.now(),
      sentAt: null,
    } as const;
    await this.mails.add(ctx, values, toNobody);
  }
}
