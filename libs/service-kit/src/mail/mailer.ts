import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { readMailSettings, type MailSettings } from './mail-settings';
import type { MailAddress, OutgoingMail } from './outgoing-mail';

const timeoutMs = 20_000;

/** Sends by SMTP where the operator has set a server; else every mail becomes a file under `DATA_DIR/mail`. */
export class Mailer {
  readonly bySmtp: boolean;
  private readonly folder: string;
  private transport: Promise<Transporter> | undefined;

  constructor(
    dataDir: string,
    private readonly settings: MailSettings = readMailSettings({}),
  ) {
    this.bySmtp = settings.smtpUrl !== undefined;
    this.folder = join(dataDir, 'mail');
  }

  /** @throws whatever the server answered: the caller decides whether to try again */
  async send(mail: OutgoingMail): Promise<void> {
    const transport = await this.open();
    const sent: { message?: unknown } = await transport.sendMail(this.toMessage(mail));
    if (!this.bySmtp) await this.write(mail.id, sent.message);
  }

  /** Opened with the first mail: most instances of a service never send one. */
  private open(): Promise<Transporter> {
    this.transport ??= import('nodemailer').then(({ createTransport }) =>
      this.bySmtp
        ? createTransport({
            url: this.settings.smtpUrl,
            connectionTimeout: timeoutMs,
            greetingTimeout: timeoutMs,
            socketTimeout: timeoutMs,
            // Nothing in a mail is read from our disk or the network.
            disableFileAccess: true,
            disableUrlAccess: true,
          })
        : createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
    );
    return this.transport;
  }

  private toMessage(mail: OutgoingMail): SendMailOptions {
    return {
      messageId: `<${mail.id}@jahrring>`,
      from: mail.senderName
        ? { name: mail.senderName, address: addressOf(this.settings.from) }
        : this.settings.from,
      to: [...mail.to],
      cc: [...(mail.cc ?? [])],
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      text: mail.text,
      ...(mail.html === undefined ? {} : { html: mail.html }),
      headers: {
        'Content-Language': mail.locale,
        ...(mail.automatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      },
      attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content,
      })),
    };
  }

  private async write(id: string, message: unknown): Promise<void> {
    if (!Buffer.isBuffer(message)) throw new Error('A mail could not be written');
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, `${id}.eml`), message, { mode: 0o600 });
  }
}

/** The address of "Name <address>". */
function addressOf(from: string): MailAddress['address'] {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
