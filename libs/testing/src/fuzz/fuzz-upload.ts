import type { DemoRandom } from '@jahrring/demo';
import type { CallOptions } from '../test-client';
import { oddText } from './odd-values';

/** A form that reads as one: any name, type and content of the file. */
export function randomFile(random: DemoRandom): NonNullable<CallOptions['file']> {
  return {
    name: random.pick([
      'a.csv',
      'a.xlsx',
      'a.png',
      'a.pdf',
      '',
      '../../x',
      'ä🌲.csv',
      'x'.repeat(300),
      '__proto__',
    ]),
    type: random.pick(['text/csv', 'image/png', 'application/pdf', 'x/y', '']),
    content: random.pick(['', 'a;b\n1;2\n', '%PDF-1.7', '\u0089PNG', 'PK\u0003\u0004', '"', oddText(random)]),
    ...(random.chance(0.3) ? { fields: { [oddText(random).slice(0, 50)]: oddText(random) } } : {}),
  };
}

const boundary = 'fuzz';
const part = (head: string, content: string): string => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const file = part('content-disposition: form-data; name="file"; filename="a.csv"', 'a;b\r\n1;2');
const end = `--${boundary}--\r\n`;
const brokenForms: readonly string[] = [
  '',
  end,
  file,
  file.slice(0, 60),
  `${file}${file}${end}`,
  `${part('content-disposition: form-data; name="other"; filename="a.csv"', 'x')}${end}`,
  `${part('content-disposition: form-data; name="__proto__"', 'x')}${file}${end}`,
  `${part('content-disposition: form-data; name="constructor"', 'x')}${file}${end}`,
  `${part('content-disposition: form-data', 'x')}${end}`,
  `${part('content-disposition: form-data; name="file"', 'a text, no file')}${end}`,
  `${part('x: y', 'x')}${end}`,
  `${part('', 'x').repeat(80)}${end}`,
  `${part(`content-disposition: form-data; name="${'n'.repeat(5000)}"`, 'x')}${end}`,
  `${part('content-disposition: form-data; name="a"', 'x'.repeat(200_000))}${file}${end}`,
  `${part('content-disposition: form-data; name="file"; filename*=UTF-8\'\'%ZZ', 'x')}${end}`,
  'no form at all',
];

/** A form that is cut off, has too many parts, or no file. */
export function brokenForm(random: DemoRandom): NonNullable<CallOptions['raw']> {
  return {
    text: random.pick(brokenForms),
    type: random.pick([
      `multipart/form-data; boundary=${boundary}`,
      `multipart/form-data; boundary=${boundary}`,
      `multipart/form-data; boundary=${boundary}`,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/mixed; boundary=${boundary}`,
      'application/json',
    ]),
  };
}
