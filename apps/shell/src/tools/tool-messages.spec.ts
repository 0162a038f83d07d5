import { firstPageValue, i18n, type MessageTree } from '@jahrring/tool-kit/shell';
import { addToolMessages, remainingTexts, type ToolSetup } from './tool-messages';

/** A tool's texts, which say what was asked for; as in a real build each file is a chunk that passes the guard. */
function toolOf(name: string) {
  const asked: string[] = [];
  const file = (part: string, texts: MessageTree) => () => {
    asked.push(part);
    expect(remainingTexts(name)).toBeUndefined();
    return Promise.resolve(texts);
  };
  const list = { list: { title: 'Liste' } };
  const setup: ToolSetup = {
    messages: { de: file('whole', { ...list, drawer: { title: 'Lade' } }) },
    firstPage: { expose: './List', extensions: ['./Tile'], messages: { de: file('first page', list) } },
  };
  const release = { version: '1.0.0', globalName: name, entry: `/${name}.js` };
  const open = (expose: string) => addToolMessages(name, release, setup, expose);
  return { asked, open, text: (key: string) => i18n.t(`${name}:${key}`) };
}

describe('texts of a tool', () => {
  beforeEach(() => firstPageValue.set(false));

  it('are those of its first page, and the rest once that stands', async () => {
    const { asked, open, text } = toolOf('first');
    await open('./List');
    expect(asked).toEqual(['first page']);
    expect(text('list.title')).toBe('Liste');
    expect(text('drawer.title')).not.toBe('Lade');

    firstPageValue.set(true);
    await remainingTexts('first');
    expect(asked).toEqual(['first page', 'whole']);
    expect(text('drawer.title')).toBe('Lade');
  });

  it('come with a further chunk before the page stands', async () => {
    const { asked, open, text } = toolOf('chunk');
    await open('./List');
    await remainingTexts('chunk');
    expect(text('drawer.title')).toBe('Lade');
    firstPageValue.set(true);
    await remainingTexts('chunk');
    expect(asked).toEqual(['first page', 'whole']);
  });

  it('stay those of the start page for a tile, until its tool is opened or draws more', async () => {
    const { asked, open, text } = toolOf('tile');
    firstPageValue.set(true);
    await open('./Tile');
    expect(asked).toEqual(['first page']);
    expect(text('list.title')).toBe('Liste');
    await open('./List');
    await remainingTexts('tile');
    expect(asked).toEqual(['first page', 'whole']);
    expect(text('drawer.title')).toBe('Lade');
  });

  it('are all there for another page', async () => {
    const { asked, open, text } = toolOf('other');
    await open('./Drawer');
    expect(asked).toEqual(['whole']);
    expect(text('drawer.title')).toBe('Lade');
    expect(remainingTexts('other')).toBeUndefined();
  });
});
