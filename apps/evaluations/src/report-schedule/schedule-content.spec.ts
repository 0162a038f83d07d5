import { contentOf, contentWord, schedulePath } from './schedule-content';

const id = '01900000-0000-7000-8000-000000000001';

describe('what a sending holds', () => {
  it.each(['ready:hoursByPerson', 'week:project', 'period:monthly_short', `saved:${id}`])(
    'is one word in addresses and choices: %s',
    (word) => {
      const content = contentOf(word);
      expect(content && contentWord(content)).toBe(word);
      const address = new URL(schedulePath(word), 'https://demo.test');
      expect([address.pathname, address.searchParams.get('new')]).toEqual(['/reports/schedules', word]);
    },
  );

  it.each(['', 'ready:nothing', 'week:month', 'period:daily', 'saved:1', 'other:x'])(
    'is nothing where the word is unknown: %s',
    (word) => {
      expect(contentOf(word)).toBeNull();
    },
  );

  it('is of these people, or of everybody its recipient sees', () => {
    expect(contentOf('period:yearly', [id])).toEqual({ kind: 'period', report: 'yearly', employeeIds: [id] });
    expect(contentOf('period:yearly')).toMatchObject({ employeeIds: null });
  });
});
