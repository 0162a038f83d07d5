/** @jest-environment jsdom */
import { i18n, type Messages } from '../i18n/i18n';
import { textsOfTools } from './texts-of-tools';

const kept: Record<string, Messages> = {
  fr: { time: { record: { absence: 'Absence' } } },
  de: { time: { record: { absence: 'Absenz', unlock: 'Entsperrter Tag' } } },
};

describe('the texts of all tools', () => {
  it('come in the language and in German, those of tools that nobody opened too', async () => {
    const asked: string[] = [];
    globalThis.fetch = (url) => {
      const { pathname, search } = new URL(String(url), 'http://here.test');
      asked.push(pathname + search);
      const [, , , language = ''] = pathname.split('/');
      const text = JSON.stringify({ [language]: kept[language] });
      // jsdom has no Response; this is the part that the client reads.
      const answer = { status: 200, ok: true, headers: new Headers(), text: () => Promise.resolve(text) };
      return Promise.resolve(answer as Response);
    };
    await textsOfTools('fr');
    expect(asked).toEqual(['/api/language/fr/messages?show=all', '/api/language/de/messages?show=all']);
    const say = (key: string) => i18n.t(`time:record.${key}`, { lng: 'fr' });
    expect([say('absence'), say('unlock')]).toEqual(['Absence', 'Entsperrter Tag']);
  });
});
