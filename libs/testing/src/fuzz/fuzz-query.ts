import type { DemoRandom } from '@jahrring/demo';
import type { FuzzOperation } from './fuzz-operation';
import { junkQueries } from './junk';
import { validValue } from './valid-value';
import type { Making } from './valid-value';
import { encode, oddText } from './odd-values';

/** A query of the operation's parameters, `?` included; with `odd` some of them broken, repeated or unknown. */
export function queryOf({ parameters }: FuzzOperation, making: Making, odd: boolean): string {
  const { random } = making;
  const terms = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, required }) => {
      if (!required && random.chance(0.7)) return [];
      const value = String(validValue(schema, name.replace(/^filter\[(.*)\]$/, '$1'), making));
      return odd && random.chance(0.5) ? oddTerms(name, value, random) : [`${encode(name)}=${encode(value)}`];
    });
  if (odd && random.chance(0.5)) terms.push(random.pick(junkQueries));
  return terms.length > 0 ? `?${terms.join('&')}` : '';
}

/** A parameter as nobody writes it: another value, twice, as a list, as a record, without its value. */
function oddTerms(name: string, value: string, random: DemoRandom): string[] {
  const key = encode(name);
  switch (random.int(0, 7)) {
    case 0:
      return [`${key}=${encode(value)}`, `${key}=${encode(oddText(random))}`];
    case 1:
      return [`${key}[]=${encode(value)}`, `${key}[]=${encode(value)}`];
    case 2:
      return [`${key}[x]=${encode(value)}`];
    case 3:
      return [key];
    case 4:
      return [`${key}=${encode(Array<string>(200).fill(value).join(','))}`];
    default:
      return [`${key}=${encode(oddText(random))}`];
  }
}
