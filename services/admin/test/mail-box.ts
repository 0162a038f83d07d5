import { systemContext } from '@jahrring/service-kit';
import type { MailEntity } from '../src/settings/mail/mail.entity';
import { MailRepository } from '../src/settings/mail/mail.repository';
import type { AdminApp } from './start-admin';

/** Everything the service has mailed to an address, oldest first. */
export async function mailsTo(app: AdminApp, email: string) {
  const mails = app.service.get(MailRepository);
  const query = { page: 1, pageSize: 500, sort: [{ field: 'createdAt', desc: false }], filter: {} } as const;
  const ctx = systemContext({ licenceId: '' });
  const { items } = await mails.list(ctx, query as never, async (found) => [...found]);
  const mailed: MailEntity[] = [];
  for await (const mail of items) if (mail.recipient === email) mailed.push(mail);
  return mailed;
}

export const linkIn = (text: string | null | undefined) => /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
export const tokenIn = (link: string) => link.split(/[=/]/).at(-1) ?? '';

/** The token of the newest link mailed to an address. */
export async function tokenMailedTo(app: AdminApp, email: string): Promise<string> {
  const mails = (await mailsTo(app, email)).filter((mail) => linkIn(mail.textBody) !== '');
  return tokenIn(linkIn(mails.at(-1)?.textBody));
}
