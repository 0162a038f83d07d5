import { sendLimits, shareLinkVariable } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from '../snapshot';
import { aWish } from '../test/a-bill';
import { aSnapshot } from '../test/a-snapshot';
import { writeMail } from './write-mail';

const nobody = { contactName: null, hasLink: false };
const mail = (
  change: Partial<DocumentSnapshot> = {},
  words = nobody as Parameters<typeof writeMail>[1],
  own = {},
) => writeMail(aSnapshot(change), words, own);
const paragraphs = (...args: Parameters<typeof mail>) => mail(...args).text.split('\n\n');

describe('the mail a document goes out with', () => {
  it('says what it is, for how much and until when it is to be paid', () => {
    const { subject, text } = mail();
    expect(subject).toBe('Rechnung 2026-0042 – Holzschlag Hinterwald, Winter 2026');
    expect(text).toMatch(
      /^Guten Tag\n\nIm Anhang finden Sie: Rechnung 2026-0042 vom 20\.11\.2026 über CHF [\d’]+\.\d\d, zahlbar bis 20\.12\.2026\.\n\nFreundliche Grüsse\nForstbetrieb Bergwald$/,
    );
  });

  it('of anything else than a bill names no sum', () => {
    expect(paragraphs({ type: 'delivery_note' })[1]).toBe(
      'Im Anhang finden Sie: Lieferschein 2026-0042 vom 20.11.2026.',
    );
    expect(paragraphs({ dueDate: null })[1]).toBe('Im Anhang finden Sie: Rechnung 2026-0042 vom 20.11.2026.');
  });

  it('greets by name where one is known', () => {
    expect(paragraphs({}, { ...nobody, contactName: 'Frau Muster' })[0]).toBe('Guten Tag Frau Muster');
  });

  it('has a place for the link, whose secret comes only when it goes out', () => {
    const link = { ...nobody, hasLink: true };
    expect(paragraphs({ type: 'offer' }, link)[2]).toBe(
      `Online ansehen, Fragen stellen und annehmen: ${shareLinkVariable}`,
    );
    expect(paragraphs({}, link)[2]).toBe(`Online ansehen und Fragen stellen: ${shareLinkVariable}`);
    expect(mail().text).not.toContain(shareLinkVariable);
  });

  it('tells of an electronic invoice that goes along', () => {
    expect(paragraphs({ eInvoice: aWish() })[2]).toBe(
      'Die Rechnungsdaten liegen in elektronischer Form bei.',
    );
  });

  it('is written in the language of the document, with no variable left in it', () => {
    const words = { contactName: 'Anna Muster', hasLink: false };
    const texts = (['de', 'en', 'fr', 'it', 'ro'] as const).map((language) => mail({ language }, words));
    expect(new Set(texts.map(({ text }) => text)).size).toBe(5);
    for (const { subject, text } of texts) {
      expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|null/);
      expect(text).toContain('Anna Muster');
    }
  });
});

describe('the licence’s own words', () => {
  const own = {
    mailSubject: '{type} {number} für {recipient}',
    mail: 'Hallo {contact}\n{project}: {total} {currency}',
  };

  it('stand instead of the usual ones', () => {
    const { subject, text } = mail({}, { ...nobody, contactName: 'Anna' }, own);
    expect(subject).toBe('Rechnung 2026-0042 für Łukasz Müller Sägewerk AG');
    expect(text).toMatch(/^Hallo Anna\nP-241 Holzschlag Hinterwald: [\d’.]+ CHF$/);
  });

  it('fill nothing in where nothing is known', () => {
    expect(mail({}, nobody, { mail: 'Hallo {contact}!{link}{unknown}' }).text).toBe('Hallo !');
  });

  it('are a subject of one line, no longer than mails have', () => {
    const { subject } = mail({ title: 'a\nb' }, nobody, { mailSubject: `{title}\t${'x'.repeat(500)}` });
    expect(subject).toHaveLength(sendLimits.subject);
    expect(subject.startsWith('a b x')).toBe(true);
  });

  it('are the usual ones where they are empty', () => {
    expect(mail({}, nobody, { mailSubject: '', mail: '' })).toEqual(mail());
  });
});
