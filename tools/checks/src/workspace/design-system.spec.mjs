import { wordsOfTools } from './design-system.mjs';

describe('words of tools', () => {
  it.each([
    ["import { projectView } from '@jahrring/contracts-projects';", '@jahrring/contracts-projects'],
    ["import { useT } from '@jahrring/tool-kit';", '@jahrring/tool-kit'],
    ["can('tools.address.manage')", 'tools.address.manage'],
    ['fetch(`/api/time/entries`)', '/api/time/entries'],
    ["t('projects:list.title')", 'projects:list.title'],
    ['"PLAN": "In Planung"', 'PLAN'],
  ])('refuses %s', (source, word) => expect(wordsOfTools(source)).toEqual([word]));

  it.each([
    "import { toFieldErrors } from '@jahrring/contracts-common';",
    "t('ui:grid.search')",
    'The plan of documents in planning.',
  ])('takes %s', (source) => expect(wordsOfTools(source)).toEqual([]));
});
