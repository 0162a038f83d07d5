import { printTexts } from './print-texts';

describe('printTexts', () => {
  it.each([
    ['de', '1 Tag netto', '30 Tage netto'],
    ['en', '1 day net', '30 days net'],
    ['fr', '1 jour net', '30 jours net'],
    ['it', '1 giorno netto', '30 giorni netto'],
    ['ro', '1 zi net', '30 zile net'],
  ] as const)('in %s say a term of one day in the singular', (language, one, many) => {
    const { net } = printTexts(language, 'CH');
    expect([net(1), net(30)]).toEqual([one, many]);
  });
});
