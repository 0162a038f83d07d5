import type { ImportWordView } from '@jahrring/contracts-common/imports';
import { fieldOf, titleOf, toWords, toWordsDraft } from './words';

const views: ImportWordView[] = [
  { kind: 'employee', word: 'nh', lines: 2, state: 'unknown', target: null, targetTitle: null },
  { kind: 'employee', word: 'gone', lines: 1, state: 'leftOut', target: null, targetTitle: null },
  { kind: 'project', word: 'Wald', lines: 1, state: 'mapped', target: 'p', targetTitle: 'P1 Wald' },
];

describe('words of a file', () => {
  it('stand in the form as they were explained, and go back unchanged but for those nobody knows', () => {
    const draft = toWordsDraft(views);
    expect(draft.words).toEqual([
      { target: null, leftOut: false },
      { target: null, leftOut: true },
      { target: 'p', leftOut: false },
    ]);
    const { said, places } = toWords(views, draft);
    expect(said).toEqual([
      { kind: 'employee', word: 'gone', target: null },
      { kind: 'project', word: 'Wald', target: 'p' },
    ]);
    expect(['words.1.target', 'words.7.target', 'other'].map((field) => fieldOf(field, places))).toEqual([
      'words.2.target',
      'words.7.target',
      'other',
    ]);
  });

  it('are left out whatever was chosen before', () => {
    const draft = toWordsDraft(views);
    draft.words[2] = { target: 'p', leftOut: true };
    expect(toWords(views, draft).said).toContainEqual({ kind: 'project', word: 'Wald', target: null });
  });

  it('name a new project by its title alone', () => {
    expect(['Gemeinde · 12 · Stadtwald', 'Holzen'].map((word) => titleOf({ word }))).toEqual([
      'Stadtwald',
      'Holzen',
    ]);
  });
});
