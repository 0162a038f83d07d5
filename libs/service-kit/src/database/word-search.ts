import { foldText } from '@jahrring/contracts-common';
import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { DatabaseKind } from './database';
import { likePattern, spellings } from './fold';

const maxWords = 8;

/** The words of a search text, in their order; at most eight of them. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

/** Returns true if a text contains every word of a search, with the same matching as in the databases. */
export function holdsWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return searchWords(search).every((word) =>
    spellings(word).some((spelling) => folded.includes(foldText(spelling))),
  );
}

/** A column as it is compared with folded text. */
export function foldedColumn(sql: string, kind: DatabaseKind): string {
  return kind === 'sqlite' ? `fold(${sql})` : sql;
}

/**
 * Narrows to rows in which every word of a search is found in one of the columns (SQL, folded where the database needs it):
 * without regard to case and accents, an umlaut also where it is written out.
 */
export function whereWords<E extends ObjectLiteral>(
  qb: SelectQueryBuilder<E>,
  kind: DatabaseKind,
  columns: readonly string[],
  search: string,
): SelectQueryBuilder<E> {
  searchWords(search).forEach((word, index) => {
    const patterns = [...new Set(spellings(word).map((spelling) => toPattern(spelling, kind)))];
    const names = patterns.map((_, variant) => `s${index}_${variant}`);
    qb.andWhere(
      new Brackets((inner) => {
        for (const column of columns)
          for (const name of names) inner.orWhere(`${column} LIKE :${name} ESCAPE '!'`);
      }),
      Object.fromEntries(names.map((name, variant) => [name, patterns[variant]])),
    );
  });
  return qb;
}

function toPattern(word: string, kind: DatabaseKind): string {
  return likePattern(kind === 'sqlite' ? foldText(word) : word);
}
