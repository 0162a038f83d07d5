import type { ImportWordView } from '@jahrring/contracts-time';
import { toWords, toWordsDraft } from './words';

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
    expect(toWords(views, draft)).toEqual([
      { kind: 'employee', word: 'gone', target: null },
      { kind: 'project', word: 'Wald', target: 'p' },
    ]);
  });

  it('are left out whatever was chosen before', () => {
    const draft = toWordsDraft(views);
    draft.words[2] = { target: 'p', leftOut: true };
    expect(toWords(views, draft)).toContainEqual({ kind: 'project', word: 'Wald', target: null });
  });
});
