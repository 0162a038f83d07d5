import type { PlanColours } from '@jahrring/contracts-planning';
import { looksOf } from './looks';

const coloursBy = (by: PlanColours['by'], keys: readonly string[]): PlanColours => ({
  by,
  groups: keys.map((key) => ({ key, name: key, projectIds: [] })),
});

describe('the colours of a plan', () => {
  it('tell statuses apart as they look everywhere else', () => {
    const looks = looksOf(coloursBy('status', ['CONF', 'PROG', 'of a later version']));
    expect([...looks.values()]).toEqual([
      { tone: 'petrol', depth: 'strong' },
      { tone: 'petrol', depth: 'soft' },
      { tone: 'stein', depth: 'soft' },
    ]);
  });

  it('give twelve customers a colour each, and a customer the same one in another week', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `customer ${index}`);
    const looks = looksOf(coloursBy('customer', ids));
    expect(new Set([...looks.values()].map(({ tone, depth }) => `${tone} ${depth}`)).size).toBe(12);
    const [first = ''] = ids;
    expect(looksOf(coloursBy('customer', [first])).get(first)).toEqual(
      looksOf(coloursBy('customer', [first, 'customer 7'])).get(first),
    );
    expect(looksOf(coloursBy('customer', [...ids, 'one more'])).size).toBe(13);
  });
});
