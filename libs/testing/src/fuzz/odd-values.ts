import type { DemoRandom } from '@jahrring/demo';

const marker = '\u0001raw:';

/** Numbers JSON can carry and `JSON.stringify` cannot write: their text stands in the body as it is. */
function raw(text: string): string {
  return `${marker}${text}\u0001`;
}

export const long = 'x'.repeat(10_000);
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Texts that break what expects ordinary ones. */
const oddTexts: readonly string[] = [
  '',
  ' ',
  long,
  'ä'.repeat(300),
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eabc\u202c',
  'e\u0301\u0301\u0301',
  '👩‍🌾🌲🏳️‍🌈',
  '\ufeff',
  "' OR 1=1 --",
  '%_!\\',
  '<script>alert(1)</script>',
  '=cmd()',
  '{{constructor}}',
  '../../etc/passwd',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
];
/** Dates and instants that are none, that no calendar of ours reaches, or the first and last of it. */
export const oddDates: readonly string[] = [
  '9999-12-31',
  '1900-01-01',
  '2199-12-31',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '2026-13-01',
  '-000001-01-01',
  '+275760-09-13',
  '2026-11-20T25:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '2026-W01',
  '9999-12',
  '0000-00',
];
export const oddNumbers: readonly unknown[] = [
  0,
  -1,
  0.1,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  raw('-0'),
  raw('1e400'),
  raw('0.000000000000000000001'),
];
const oddNumberTexts: readonly string[] = [
  '-0',
  '1e308',
  '99999999999999999999.99',
  '-99999999999.99',
  '0.00001',
  '1,5',
  '١٢',
  '0x10',
  'Infinity',
];
const oddShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  nested(60),
  nested(300),
  { id: null },
  { $ne: 1 },
  Array.from({ length: 1000 }, () => 'x'),
  Array.from({ length: 1000 }, () => ({})),
];

/** Any odd value. */
export function oddValue(random: DemoRandom): unknown {
  // A copy: what is put into a body may be wounded again.
  return structuredClone(
    random.pick(random.pick([oddTexts, oddDates, oddNumbers, oddNumberTexts, oddShapes])),
  );
}

export function oddText(random: DemoRandom): string {
  return random.pick(random.pick([oddTexts, oddDates, oddNumberTexts]));
}

/** As it stands in an address; half a pair of surrogates becomes the sign that stands for what is none. */
export function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

const markedText = new RegExp(`"\\\\u0001raw:([^"\\\\]*)\\\\u0001"`, 'g');

/** The body's text, with the numbers JSON.stringify cannot write. */
export function toBody(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(markedText, '$1');
}
