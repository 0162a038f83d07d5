import fc from 'fast-check';
import { evasions } from '../../../test/evasions';
import { fillHtml, fillSubject, htmlToText, sanitiseHtml } from './message-html';

/** Elements, attributes and addresses that are left; what is no mark of a text is none of these. */
const element = /<\/?([a-z0-9]+)([^>]*)>/gi;
const harmless = new Set('p br strong b em i u s h2 h3 ul ol li blockquote a code pre hr'.split(' '));

function faultsOf(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([all, name = '', attributes = '']) => {
    if (!harmless.has(name.toLowerCase())) return [all];
    const rest = attributes
      .replace(/ href="(https?:\/\/|mailto:|tel:)[^"<>]*"/i, '')
      .replaceAll(/[\s/]/g, '');
    return rest === '' ? [] : [all];
  });
}

describe('the text of a message', () => {
  it.each(evasions)('drops what could run: %s', (hostile) => {
    for (const html of [hostile, `<p>${hostile}</p>`, `<ul><li>${hostile}`, `<a href="${hostile}">x</a>`])
      expect(faultsOf(sanitiseHtml(html))).toEqual([]);
  });

  it('keeps what the editor writes, whole', () => {
    const written =
      '<h2>Wartung</h2><p>Am <strong>Freitag</strong>, <em>kurz</em>, <u>sicher</u> und <s>nie</s>.</p>' +
      '<ul><li><p>eins</p></li></ul><ol><li><p>zwei</p></li></ol><blockquote><p>Zitat</p></blockquote>' +
      '<pre><code>a &lt; b</code></pre><hr /><p><a href="https://example.test/?a=1&amp;b=2">Mehr</a></p>';
    expect(sanitiseHtml(written)).toBe(written);
  });

  it('is the same after it was cleaned once, whatever came', () => {
    const piece = fc.oneof(
      fc.constantFrom(...evasions),
      fc.string(),
      fc.constantFrom('<', '>', '"', '&', '<p', '</'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = sanitiseHtml(pieces.join(''));
        expect(faultsOf(once)).toEqual([]);
        expect(sanitiseHtml(once)).toBe(once);
      }),
      { numRuns: 200 },
    );
  });

  it('names its recipient, never as marks', () => {
    const values = { firstName: '<b onclick="x">Eva</b>', licence: 'Holz & Co' };
    const filled = fillHtml('<p>{{firstName}} {{ licence }} {{other}}</p>', values);
    expect(filled).toBe('<p>&lt;b onclick=&quot;x&quot;&gt;Eva&lt;/b&gt; Holz &amp; Co {{other}}</p>');
    expect(fillSubject('An {{licence}}', values)).toBe('An Holz & Co');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'leaves {{%s}} as it was written, though every object has one',
    (name) => {
      const text = `Guten Tag {{${name}}}`;
      expect(fillSubject(text, { firstName: 'Eva' })).toBe(text);
      expect(fillHtml(`<p>${text}</p>`, { firstName: 'Eva' })).toBe(`<p>${text}</p>`);
    },
  );

  it('is filled once: a value that looks like a variable stays a text', () => {
    const values = { firstName: '{{licence}}', licence: 'Holz $& Co' };
    expect(fillSubject('{{firstName}}, {{licence}}', values)).toBe('{{licence}}, Holz $& Co');
    expect(fillHtml('{{firstName}}, {{licence}}', values)).toBe('{{licence}}, Holz $&amp; Co');
  });

  it('reads as lines in plain text', () => {
    const html = '<p>Guten Tag</p><ul><li><p>a &amp; b</p></li></ul><p>1 &lt; 2<br />Ende</p>';
    expect(
      htmlToText(html)
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual(['Guten Tag', '– a & b', '1 < 2', 'Ende']);
  });
});
