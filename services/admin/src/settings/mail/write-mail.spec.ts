import { mailKinds } from '@jahrring/contracts-admin';
import { locales } from '@jahrring/contracts-common';
import { writeMail } from './write-mail';

const params = {
  licence: 'Säge & <b>Söhne</b>',
  sender: 'Regula',
  person: 'Nora',
  email: 'n@x.test',
  days: 7,
  minutes: 60,
  message: 'Hallo',
  reason: 'Nein',
};
const link = 'https://jahrring.test/auth/connect?token=a&b';

describe('a mail', () => {
  it.each(locales.flatMap((locale) => mailKinds.map((kind) => [locale, kind] as const)))(
    'in %s about %s says everything, in both forms',
    (locale, kind) => {
      const mail = writeMail({ kind, locale, name: 'Nora', params, link });
      expect(mail.subject).not.toMatch(/[{}\n]/);
      for (const text of [mail.text, mail.html]) expect(text).not.toMatch(/\{\w+\}|undefined/);
      expect(mail.text).toContain('Nora');
      expect(mail.html).toContain(`lang="${locale}"`);
    },
  );

  it('lets no name become markup, and no name a second header', () => {
    const name = 'Nora\r\nBcc: x@y.test';
    const { subject, html } = writeMail({
      kind: 'invitation',
      locale: 'de',
      name,
      params: { ...params, licence: `A${'\r\n'}B <script>` },
      link,
    });
    expect(subject).toBe('Einladung zu A B <script>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('token=a&amp;b');
  });

  /** Source: every object inherits members; a mail says what it was given, and nothing else. */
  it('fills in nothing that its values inherit', () => {
    const inherited = Object.create({ ...params, licence: 'Geerbt' }) as typeof params;
    const { subject, text } = writeMail({
      kind: 'invitation',
      locale: 'de',
      name: 'Nora',
      params: inherited,
    });
    expect(subject + text).not.toContain('Geerbt');
  });

  it('leaves out what is empty', () => {
    const { text } = writeMail({
      kind: 'connectionDeclined',
      locale: 'de',
      name: 'Nora',
      params: { ...params, reason: '' },
    });
    expect(text.split('\n\n')).toHaveLength(3);
  });
});
