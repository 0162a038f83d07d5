import { Clock, Database, Job, type JobRun, LOGGER, systemContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Mail } from './mail.entity';
import { MailRepository } from './mail.repository';
import { MailTransport } from './mail-transport';

const batchSize = 20;
const maxAttempts = 8;
const firstDelayMs = 30_000;
const longestDelayMs = 3_600_000;
const keptDays = 30;
const DAY_MS = 86_400_000;

/** Brings queued mails out, one instance at a time; tries again with growing pauses for about three hours. */
@Injectable()
export class MailJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Job({ name: 'admin.mail.send', everySeconds: 3 })
  async send({ signal }: JobRun): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    for (const mail of await this.mails.findDue(ctx, batchSize)) {
      if (signal.aborted) return;
      await this.sendOne(mail);
    }
  }

  @Job({ name: 'admin.mail.purge', everySeconds: 3_600 })
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * DAY_MS);
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) => this.mails.purge(ctx, before));
  }

  private async sendOne(mail: Mail): Promise<void> {
    const attempts = mail.attempts + 1;
    try {
      await this.transport.send(mail);
    } catch (error) {
      await this.failed(mail, attempts, error);
      return;
    }
    const gone = this.transport.bySmtp ? { textBody: null, htmlBody: null } : {};
    await this.change(mail, { state: 'sent', sentAt: this.clock.now(), attempts, lastError: null, ...gone });
  }

  private async failed(mail: Mail, attempts: number, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    this.logger.warn({ mailId: mail.id, kind: mail.kind, attempts, message }, 'mail not sent');
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
    await this.change(mail, {
      attempts,
      lastError: message.slice(0, 500),
      state: attempts >= maxAttempts ? 'failed' : 'queued',
      nextAttemptAt: new Date(this.clock.now().getTime() + delay),
    });
  }

  private async change(mail: Mail, patch: Partial<Omit<Mail, 'id' | 'version'>>): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      this.mails.update(ctx, mail.id, mail.version, patch),
    );
  }
}
