import fc from 'fast-check';
import { parseTaskLine, projectWord, type LineWorld } from './task-line';

const world: LineWorld = {
  people: [
    { id: 'meier', name: 'Urs Meier' },
    { id: 'gerber', name: 'Ueli Gerber' },
    { id: 'gerbi', name: 'Ruth Gerbig' },
    { id: 'roth', name: 'Hansueli Röthlisberger' },
  ],
  projects: [
    { id: 'p240', number: 'P2401', title: 'Hinterwald' },
    { id: 'p24', number: 'P240', title: 'Gohlgraben' },
  ],
  today: '2026-11-22',
  order: 'dmy',
};
const read = (text: string) => parseTaskLine(text, world);

describe('parseTaskLine', () => {
  it('reads person, project, priority, hours, day and time wherever they stand', () => {
    expect(read('Holzpolter @Meier melden #P240 !hoch ~2h30 12.12. 14:30')).toMatchObject({
      title: 'Holzpolter melden',
      assignedEmployeeIds: ['meier'],
      projectId: 'p24',
      priority: 'high',
      plannedMinutes: 150,
      deadline: '2026-12-12',
      deadlineTime: '14:30',
    });
  });

  it.each([
    ['Seil prüfen morgen', 'Seil prüfen', '2026-11-23'],
    ['Seil prüfen gestern', 'Seil prüfen', '2026-11-21'],
    ['Seil prüfen mo', 'Seil prüfen', '2026-11-23'],
    ['So bald wie möglich anrufen', 'So bald wie möglich anrufen', null],
    ['Rapport 3.2.', 'Rapport', '2027-02-03'],
    ['Rapport 3.2.2026', 'Rapport', '2026-02-03'],
    ['Rapport +5', 'Rapport', '2026-11-27'],
    ['Kette 3.5 mm', 'Kette 3.5 mm', null],
    ['morgen', 'morgen', null],
    ['Anruf 09:15', 'Anruf', '2026-11-22'],
  ])('«%s» is «%s», due %s', (text, title, deadline) => {
    expect(read(text)).toMatchObject({ title, deadline });
  });

  it.each([
    ['!', 'high'],
    ['!!!', 'highest'],
    ['!1', 'low'],
    ['!dringend', 'highest'],
    ['!moyenne', 'medium'],
    ['!Höchste', 'highest'],
  ])('%s is the priority %s', (word, priority) => {
    expect(read(`Zaun ${word}`)).toMatchObject({ title: 'Zaun', priority });
  });

  it('takes a name by its begin, without accents, and tells of one that is not clear', () => {
    expect(read('x @roth @gerber').assignedEmployeeIds).toEqual(['roth', 'gerber']);
    expect(read('x @u').title).toBe('x @u');
    expect(read('x @u').pieces).toEqual([{ kind: 'person', text: '@u', found: false }]);
    expect(read('x @ueli_g').assignedEmployeeIds).toEqual(['gerber']);
    expect(read('x #nirgends')).toMatchObject({
      projectId: null,
      pieces: [{ kind: 'project', found: false }],
    });
    expect(projectWord('Pflanzen #Risi_egg morgen')).toBe('Risi egg');
  });

  it('loses no word: what is no piece stands in the title', () => {
    const word = fc.constantFrom(
      'Polter',
      '!hoch',
      '@Meier',
      '~2h',
      '12.12.',
      'so',
      '!',
      '#P240',
      '14:30',
      '?',
      '!quer',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (tokens) => {
        const { title, pieces } = read(tokens.join(' '));
        const left = title === '' ? 0 : title.split(' ').length;
        expect(left + pieces.filter(({ found }) => found).length).toBe(tokens.length);
      }),
    );
  });
});
