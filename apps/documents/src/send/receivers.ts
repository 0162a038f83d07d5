import { mailReceiver, type MailReceiver } from '@jahrring/contracts-documents';

/** Receivers as people type them: `Anna Muster <anna@firma.ch>, archiv@firma.ch`. Null where one is no address. */
export function parseReceivers(text: string): MailReceiver[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parsed = parts.map((part) => {
    const [, name = '', bracketed] = /^(.*?)\s*<([^<>]+)>$/.exec(part) ?? [];
    return mailReceiver.safeParse({ name: name.replace(/^"|"$/g, ''), address: bracketed ?? part });
  });
  return parsed.every(({ success }) => success) ? parsed.flatMap(({ data }) => data ?? []) : null;
}

/** The same the other way round. */
export function formatReceivers(receivers: readonly MailReceiver[]): string {
  return receivers
    .map(({ name, address }) => (name ? `${name.replace(/[,;<>]/g, ' ').trim()} <${address}>` : address))
    .join(', ');
}
