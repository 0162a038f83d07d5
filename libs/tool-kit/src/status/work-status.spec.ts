import { workStatuses } from '@jahrring/contracts-common';
import tibetan from '../i18n/bo.json';
import german from '../i18n/de.json';
import english from '../i18n/en.json';
import french from '../i18n/fr.json';
import italian from '../i18n/it.json';
import romanian from '../i18n/ro.json';
import { isWorkStatus, workStatusLooks } from './work-status';

describe('statuses of projects and documents', () => {
  it.each([german, english, french, italian, romanian, tibetan])(
    'have a word each in every language',
    ({ status }) => {
      expect(Object.keys(status).sort()).toEqual([...workStatuses].sort());
    },
  );

  it('are never told by colour alone', () => {
    expect(
      workStatuses.filter((code) => code !== 'NONE' && workStatusLooks[code].icon === undefined),
    ).toEqual([]);
  });

  it('take no code from elsewhere', () => {
    expect(isWorkStatus('PLAN')).toBe(true);
    expect(isWorkStatus('toString')).toBe(false);
  });
});
