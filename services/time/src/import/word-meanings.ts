import { createHash } from 'node:crypto';
import type { ImportWordKind, ImportWordView } from '@jahrring/contracts-time';
import { entryImportLimits } from '@jahrring/contracts-time';
import { plainWord, type Found, type Lookups } from './import-lookups';
import type { ImportRow, SaidWords } from './plan.types';

/** The same for one word however it is written. */
export function wordKey(word: string): string {
  return createHash('sha256').update(plainWord(word)).digest('hex');
}

/** The word of a line by which it names each kind of record; empty where it names none. */
export function wordOf(kind: ImportWordKind, cells: ImportRow['cells']): string {
  if (kind === 'activity') return cells.activity ?? '';
  if (kind === 'project')
    return [cells.client, cells.projectNumber, cells.project].filter(Boolean).join(' · ');
  return cells.employee ?? [cells.firstName, cells.lastName].filter(Boolean).join(' ');
}

/** Meanings of the words in a file: the one that somebody has set, otherwise the record with that name. */
export class WordMeanings {
  constructor(
    private readonly lookups: Lookups,
    private readonly said: SaidWords,
  ) {}

  /**
   * Returns the record of a kind that a line names; `leftOut` if somebody excluded its lines, null if the word is
   * unknown.
   */
  of(kind: ImportWordKind, cells: ImportRow['cells']): Found | 'leftOut' {
    const said = this.saidOf(kind, wordOf(kind, cells));
    if (said === null) return 'leftOut';
    return said ?? this.borneBy(kind, cells);
  }

  /** The words that no single record bears or that somebody has explained, the most frequent first. */
  list(rows: readonly ImportRow[]): ImportWordView[] {
    const views = new Map<string, ImportWordView>();
    for (const { cells } of rows) {
      for (const kind of ['employee', 'project', 'activity'] as const) {
        const view = this.view(kind, cells);
        if (!view) continue;
        const key = `${kind} ${wordKey(view.word)}`;
        const known = views.get(key);
        if (known) known.lines += 1;
        else views.set(key, view);
      }
    }
    return [...views.values()].sort((a, b) => b.lines - a.lines).slice(0, entryImportLimits.shownWords);
  }

  private view(kind: ImportWordKind, cells: ImportRow['cells']): ImportWordView | null {
    const word = wordOf(kind, cells);
    if (word === '') return null;
    const said = this.saidOf(kind, word);
    const base = { kind, word, lines: 1, target: null, targetTitle: null };
    if (said === null) return { ...base, state: 'leftOut' };
    if (said !== undefined)
      return { ...base, state: 'mapped', target: said, targetTitle: this.lookups.title(kind, said) };
    const found = this.borneBy(kind, cells);
    if (found === null) return { ...base, state: 'unknown' };
    return found === 'several' ? { ...base, state: 'ambiguous' } : null;
  }

  /** A record that is gone since means nothing any more. */
  private saidOf(kind: ImportWordKind, word: string): string | null | undefined {
    if (word === '') return undefined;
    const said = this.said[kind]?.[wordKey(word)];
    return typeof said === 'string' && this.lookups.title(kind, said) === null ? undefined : said;
  }

  private borneBy(kind: ImportWordKind, cells: ImportRow['cells']): Found {
    if (kind === 'project') return this.lookups.project(cells.projectNumber ?? '', cells.project ?? '');
    return kind === 'employee'
      ? this.lookups.employee(wordOf('employee', cells))
      : this.lookups.activity(cells.activity ?? '');
  }
}
