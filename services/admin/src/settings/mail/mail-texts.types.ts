import type { MailKind } from '@jahrring/contracts-admin';

/** One mail in one language; `{name}` stands for a parameter. */
export interface MailText {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Text of the link, if there is one. */
  action?: string;
}

export interface MailTexts {
  greeting: string;
  /** Under every mail. */
  footer: string;
  mails: Readonly<Record<MailKind, MailText>>;
}
