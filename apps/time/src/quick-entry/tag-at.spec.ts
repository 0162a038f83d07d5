import { parseQuickEntry } from '@jahrring/contracts-time';
import { tagAt, tagOf, withTag } from './tag-at';

/** The caret stands at the bar. */
const at = (line: string) => tagAt(line.replace('|', ''), line.indexOf('|'));

describe('the name being typed', () => {
  it.each([
    ['7-12 @|', '@', ''],
    ['7-12 @Goh|', '@', 'Goh'],
    ['7-12 @Go|h #x', '@', 'Go'],
    ['#Holz|', '#', 'Holz'],
    ['7-12,#Ho|', '#', 'Ho'],
    ['*"Fichte 30/|', '*', 'Fichte 30/'],
    ['#Holz_r|', '#', 'Holz r'],
  ])('is known at the bar of %s', (line, mark, word) => {
    expect(at(line)).toMatchObject({ mark, word });
  });

  it.each(['7-12|', '7-12 @Goh |', '7-12 a@b|', '@"Gohl Süd"|', '|@Goh'])('is none in %s', (line) => {
    expect(at(line)).toBeNull();
  });

  it.each([
    ['7-12 @Go|', 'P241', '7-12 @P241 '],
    ['7-12 @Go|h Zaun', 'P241', '7-12 @P241 Zaun'],
    ['#Ho| 7-12', 'Holz rücken', '#"Holz rücken" 7-12'],
    ['*"Fichte 3|0" 4', 'Fichte 30/60', '*"Fichte 30/60" 4'],
  ])('is written out in %s', (line, name, text) => {
    const tag = at(line);
    expect(tag && withTag(line.replace('|', ''), tag, name).text).toBe(text);
  });

  it('is found again by its mark, and read back as it was chosen', () => {
    const line = '7-12 #Ho @Goh Zaun';
    const tag = tagOf(line, '#');
    const { text, caret } = tag ? withTag(line, tag, 'Holz, "lang" rücken') : { text: '', caret: 0 };
    expect(parseQuickEntry(text, '2026-11-20')).toMatchObject({
      ...{ activity: 'Holz, lang rücken', project: 'Goh', comment: 'Zaun', problems: [] },
    });
    expect(text.slice(caret)).toBe('@Goh Zaun');
    expect(tagOf('7-12', '@')).toBeNull();
  });
});
