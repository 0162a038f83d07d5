import { writeXml, xmlElement } from './write-xml';

const written = (...content: Parameters<typeof xmlElement>) => writeXml(xmlElement(...content)).toString();
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe('XML that is written', () => {
  it('leaves out what would be empty', () => {
    const empty = xmlElement('b', ' ');
    expect([empty, xmlElement('c', null), xmlElement('d', [empty])]).toEqual([null, null, null]);
    expect(written('a', [empty, xmlElement('e', '1')])).toBe(`${head}<a>\n  <e>1</e>\n</a>\n`);
    expect(() => writeXml(null)).toThrow('root');
  });

  it('escapes what is markup and drops what XML cannot hold', () => {
    expect(written('a', 'x < y & "z"\u0000\ud800\r\nnext', { of: '<&"' })).toBe(
      `${head}<a of="&lt;&amp;&quot;">x &lt; y &amp; &quot;z&quot;\nnext</a>\n`,
    );
  });
});
