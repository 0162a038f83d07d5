import type { MailKind } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { mailTexts } from './mail-texts';

export type MailParams = Readonly<Record<string, string | number>>;

export interface MailContent {
  kind: MailKind;
  locale: Locale;
  name: string;
  params: MailParams;
  /** Absolute address behind the mail's button. */
  link?: string | undefined;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** A mail in its language, as plain text and as HTML that says the same. */
export function writeMail({ kind, locale, name, params, link }: MailContent): WrittenMail {
  const { greeting, footer, mails } = mailTexts(locale);
  const { subject, lines, action } = mails[kind];
  const say = (text: string) => fill(text, { ...params, name });
  const hello = `${say(greeting)},`;
  const said = lines.map(say).filter((line) => line !== '');
  const button = action && link ? { label: say(action), link } : undefined;
  const text = [hello, ...said, ...(button ? [`${button.label}:\n${button.link}`] : []), `--\n${footer}`];
  const html = [
    ...[hello, ...said].map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`),
    button ? buttonHtml(button) : '',
    `<p style="color:#5e6a62;font-size:13px">${escapeHtml(footer)}</p>`,
  ];
  // A subject is one line, whatever a licence is called.
  return {
    subject: say(subject).replaceAll(/\s+/g, ' ').slice(0, 200),
    text: text.join('\n\n'),
    html: page(locale, html),
  };
}

function fill(text: string, params: MailParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, key: string) =>
    Object.hasOwn(params, key) ? String(params[key]) : '',
  );
}

function buttonHtml({ label, link }: { label: string; link: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#1a8446;color:#ffffff;text-decoration:none';
  const url = escapeHtml(link);
  return `<p><a href="${url}" style="${style}">${escapeHtml(label)}</a></p><p style="font-size:13px;word-break:break-all">${url}</p>`;
}

function page(locale: Locale, parts: readonly string[]): string {
  const style = 'margin:0;padding:24px;background:#f5f7f5;color:#17201a;font:16px/24px sans-serif';
  const card =
    'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d6dcd7;border-radius:10px';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head><body style="${style}"><div style="${card}">${parts.join('')}</div></body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
