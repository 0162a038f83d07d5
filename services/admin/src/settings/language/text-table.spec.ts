import { fillText, textTable } from './text-table';

describe('the texts of a release', () => {
  it('stand beside the German ones', () => {
    const german = { time: { list: { title: 'Liste', empty: 'Leer' } } };
    expect(textTable(german, { time: { list: { title: 'Liste fr' } } })).toEqual([
      { namespace: 'time', key: 'list.title', german: 'Liste', bundled: 'Liste fr' },
      { namespace: 'time', key: 'list.empty', german: 'Leer', bundled: null },
    ]);
  });

  it('have plural forms of their own', () => {
    const german = { time: { hours_one: 'Stunde', hours_other: '{{count}} Stunden' } };
    const romanian = { time: { hours_few: '{{count}} ore' } };
    expect(textTable(german, romanian)).toContainEqual({
      namespace: 'time',
      key: 'hours_few',
      german: '{{count}} Stunden',
      bundled: '{{count}} ore',
    });
  });

  it('leave out what German does not have', () => {
    expect(textTable({ time: {} }, { time: { old: 'x' }, gone: { a: 'y' } })).toEqual([]);
  });
});

describe('a text with values', () => {
  it.each([
    ['Noch {{count}} Tage', { count: 3 }, 'Noch 3 Tage'],
    ['Noch {{ count, number }} Tage', { count: 0 }, 'Noch 0 Tage'],
    ['Hallo {{name}}!', {}, 'Hallo !'],
    ['Hallo {{name}}!', { name: '$& {{other}}' }, 'Hallo $& {{other}}!'],
    ['Hallo {{constructor}}{{toString}}!', {}, 'Hallo !'],
  ])('%s', (text, params, read) => {
    expect(fillText(text, params)).toBe(read);
  });
});
