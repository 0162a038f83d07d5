import type { MailKind } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';

export interface AccountMail {
  kind: MailKind;
  to: string;
  /** Written like any other, and never sent. */
  toNobody?: boolean;
  name: string;
  locale: Locale;
  params: Readonly<Record<string, string | number>>;
  /** Absolute address behind the mail's button. */
  link?: string | undefined;
}

/** Mails about accounts; provided by the floor of settings. */
export abstract class AccountMails {
  /** Queues a mail in the transaction of what it tells: both happen, or neither. */
  abstract queue(ctx: RequestContext, mail: AccountMail): Promise<void>;
}
