import { addImport, addToArray } from './edit-text.mjs';
import { namesOf, pluralOf, singular } from './names.mjs';

describe('names', () => {
  it('proposes singular and plural', () => {
    expect(['companies', 'sawmills', 'boxes', 'moss', 'hay'].map(singular)).toEqual([
      'company',
      'sawmill',
      'box',
      'moss',
      'hay',
    ]);
    expect(['company', 'log-deck', 'box', 'day'].map(pluralOf)).toEqual([
      'companies',
      'log-decks',
      'boxes',
      'days',
    ]);
  });

  it('spells every name', () => {
    const names = namesOf({ tool: 'wood-yard', entity: 'log-deck', stamp: '1' });
    expect(names).toMatchObject({
      Entity: 'LogDeck',
      table: 'log_decks',
      prefix: 'wood_yard.log_deck',
      path: '/wood-yard/log-decks',
    });
    const first = { tool: 'hunting', entity: 'permit', stamp: '1', isFirst: true };
    expect(namesOf(first)).toMatchObject({ path: '/hunting', keys: { show: 'tools.hunting.show' } });
    expect(namesOf({ ...first, plugin: 'hunting' }).keys).toEqual({
      index: 'tools.hunting.index',
      show: 'tools.hunting.index',
      create: 'tools.hunting.manage',
      update: 'tools.hunting.manage',
      delete: 'tools.hunting.manage',
    });
    expect(() => namesOf({ tool: 'WoodYard', entity: 'log', stamp: '1' })).toThrow('kebab case');
  });
});

describe('edits', () => {
  it('adds to the end of the right array', () => {
    const text = 'const a = [1, [2]]; const b = [];';
    expect(addToArray(text, /a = \[/, '3', 'f')).toBe('const a = [1, [2], 3]; const b = [];');
    expect(addToArray(text, /b = \[/, '3', 'f')).toBe('const a = [1, [2]]; const b = [3];');
    expect(() => addToArray(text, /c = \[/, '3', 'f')).toThrow('add by hand');
  });

  it('adds an import after the last one, also after one of several lines', () => {
    const text = "import a from 'a';\nimport {\n  b,\n} from 'b';\n\nb();\n";
    expect(addImport(text, "import c from 'c';")).toBe(
      "import a from 'a';\nimport {\n  b,\n} from 'b';\nimport c from 'c';\n\nb();\n",
    );
  });
});
