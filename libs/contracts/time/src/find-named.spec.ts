import { findNamed } from './find-named';

const projects = [
  { number: 'P1241', title: 'Wegebau' },
  { number: 'P241', title: 'Durchforstung Gohlgraben' },
  { number: 'P300', title: 'Gohl Süd' },
  { number: 'P301', title: 'Holz' },
  { number: 'P302', title: 'Holz rücken' },
];

describe('what a word of a quick line means', () => {
  it.each([
    ['p241', 'P241'],
    ['241', 'P241'],
    ['1241', 'P1241'],
    ['wege', 'P1241'],
    ['gohl sud', 'P300'],
    ['gohlgr', 'P241'],
    ['Rücken', 'P302'],
    // The whole title of one is clear, whatever else contains it.
    ['holz', 'P301'],
  ])('%s is %s alone', (word, number) => {
    expect(findNamed(projects, word)).toEqual({
      item: projects.find((project) => project.number === number),
      others: [],
    });
  });

  it.each([
    ['Goh', ['P300', 'P241']],
    ['41', ['P1241', 'P241']],
    ['p30', ['P300', 'P301', 'P302']],
    ['nichts', []],
    ['', []],
  ])('%s is asked: %j', (word, numbers) => {
    const { item, others } = findNamed(projects, word);
    expect([item, others.map(({ number }) => number)]).toEqual([null, numbers]);
  });

  it('asks which one where two have the same title', () => {
    const twice = [{ title: 'Holz' }, { title: 'Holz' }, { title: 'Holzen' }];
    expect(findNamed(twice, 'holz')).toEqual({ item: null, others: twice });
  });
});
