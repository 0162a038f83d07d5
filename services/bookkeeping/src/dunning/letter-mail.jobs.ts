import { printFormat } from '@jahrring/pdf/format';
import {
  Clock,
  Database,
  Job,
  LOGGER,
  mailAttempts,
  Mailer,
  mailRetryDelay,
  systemContext,
} from '@jahrring/service-kit';
import type { JobRun, RecordPatch, RequestContext } from '@jahrring/service-kit';
import { fillText } from '@jahrring/service-kit/texts';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { serviceTexts } from '../i18n';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLetterRepository } from './dunning.repositories';
import { LetterMailService } from './letter-mail.service';
import { LetterPrinter } from './letter-printer';
import { valuesOf } from './write-letter';

const batchSize = 20;

/** Brings queued letters out, one instance at a time; tries again with growing pauses for about three hours. */
@Injectable()
export class LetterMailJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly letters: DunningLetterRepository,
    private readonly mails: LetterMailService,
    private readonly printer: LetterPrinter,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Job<LetterMailJobs>({
    ...{ name: 'bookkeeping.dunning.send', everySeconds: 3 },
    isDue: async ({ letters }) => (await letters.due(systemContext({ licenceId: '' }), 1)).length > 0,
  })
  async send({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.letters.due(systemContext({ licenceId: '' }), batchSize)) {
      if (signal.aborted) return;
      const ctx = systemContext({ licenceId });
      await this.sendOne(ctx, await this.letters.get(ctx, id));
    }
  }

  /** Paid or cancelled while it waited: it stays. */
  private async sendOne(ctx: RequestContext, letter: DunningLetterEntity): Promise<void> {
    if (letter.cancelledAt !== null || (await this.mails.isSettled(ctx, letter))) {
      await this.change(ctx, letter, { mailState: 'none', nextAttemptAt: null });
      return;
    }
    const attempts = letter.mailAttempts + 1;
    try {
      await this.deliver(letter);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn({ letterId: letter.id, attempts, message }, 'dunning letter not sent');
      await this.change(ctx, letter, {
        mailAttempts: attempts,
        mailError: message.slice(0, 500),
        mailState: attempts >= mailAttempts ? 'failed' : 'queued',
        nextAttemptAt: new Date(this.clock.now().getTime() + mailRetryDelay(attempts)),
      });
      return;
    }
    const sentAt = this.clock.now();
    await this.change(ctx, letter, { mailState: 'sent', sentAt, mailAttempts: attempts, mailError: null });
  }

  private async deliver(letter: DunningLetterEntity): Promise<void> {
    const { sender, recipient, title } = letter.paper;
    const texts = serviceTexts.in(letter.language).dunning;
    const values = {
      ...valuesOf(letter, sender.country, recipient.name),
      ...{ title, sender: sender.name, date: printFormat(sender.country).date(letter.issuedOn) },
    };
    await this.mailer.send({
      id: letter.id,
      to: [{ name: recipient.name, address: letter.email ?? '' }],
      senderName: sender.name,
      replyTo: sender.email ? { name: sender.name, address: sender.email } : undefined,
      subject: fillText(texts.mailSubject, values),
      text: fillText(texts.mailText, values),
      locale: letter.language,
      attachments: [
        {
          filename: `${letter.number}.pdf`,
          contentType: 'application/pdf',
          content: await this.printer.print(letter),
        },
      ],
    });
  }

  private async change(
    ctx: RequestContext,
    letter: DunningLetterEntity,
    patch: RecordPatch<DunningLetterEntity>,
  ): Promise<void> {
    await this.db.tx(ctx, (tx) => this.letters.update(tx, letter.id, letter.version, patch));
  }
}
