import { sendLimits, shareLinkVariable, type DocumentTexts } from '@jahrring/contracts-documents';
import { variablesOf } from '../pdf';
import type { DocumentSnapshot } from '../snapshot';
import { printTexts } from '../texts';
import { mailTexts } from './mail-texts';

/** The licence's own words for mails; empty ones are the usual. */
export type OwnWords = Partial<Pick<DocumentTexts, 'mailSubject' | 'mail'>>;

/** Subject and text with which a document goes out, in the document's own language. */
export function writeMail(
  document: DocumentSnapshot,
  { contactName, hasLink }: { contactName: string | null; hasLink: boolean },
  own: OwnWords = {},
): { subject: string; text: string } {
  const words = mailTexts[document.language];
  const { types } = printTexts(document.language, document.sender?.country ?? 'CH');
  const values: Record<string, string> = {
    ...variablesOf(document),
    type: types[document.type],
    contact: contactName ?? '',
    // Filled in when the mail goes out: the secret is kept nowhere.
    link: hasLink ? shareLinkVariable : '',
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : '',
    );
  const said = [
    fill(contactName ? words.greetingTo : words.greeting),
    fill(document.type === 'bill' && document.dueDate ? words.bill : words.other),
    ...(hasLink ? [fill(document.type === 'offer' ? words.offerLink : words.link)] : []),
    ...(document.eInvoice ? [words.electronic] : []),
    fill(words.regards),
  ];
  return {
    subject: fill(own.mailSubject || words.subject)
      .replace(/\s+/g, ' ')
      .slice(0, sendLimits.subject),
    text: own.mail ? fill(own.mail) : said.join('\n\n'),
  };
}
