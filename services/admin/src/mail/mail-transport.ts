import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { adminSettings, type AdminSettings } from '../admin.settings';
import type { Mail } from './mail.entity';

const timeoutMs = 20_000;

/** Sends by SMTP where the operator has set a server; else every mail becomes a file under `DATA_DIR/mail`. */
@Injectable()
export class MailTransport {
  readonly bySmtp: boolean;
  private readonly folder: string;
  private readonly smtp;
  private readonly writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    @Inject(adminSettings) private readonly settings: AdminSettings,
    @Inject(SERVICE_ENV) env: ServiceEnv,
  ) {
    this.bySmtp = settings.smtpUrl !== undefined;
    this.folder = join(env.dataDir, 'mail');
    this.smtp = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Nothing in a mail is read from our disk or the network.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    const message = {
      messageId: `<${mail.id}@jahrring>`,
      from: this.settings.mailFrom,
      to: { name: mail.recipientName, address: mail.recipient },
      subject: mail.subject,
      text: mail.textBody ?? '',
      html: mail.htmlBody ?? '',
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    };
    if (this.bySmtp) await this.smtp.sendMail(message);
    else await this.write(mail.id, await this.writer.sendMail(message));
  }

  private async write(id: string, { message }: { message: unknown }): Promise<void> {
    if (!Buffer.isBuffer(message)) throw new Error('A mail could not be written');
    await mkdir(this.folder, { recursive: true });
    await writeFile(join(this.folder, `${id}.eml`), message, { mode: 0o600 });
  }
}
