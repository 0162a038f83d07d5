import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { DatabaseKind } from './database';

/** Narrows to what begins with a text, in a form that each database answers from an index. */
export function beginningWith<E extends ObjectLiteral>(
  query: SelectQueryBuilder<E>,
  path: string,
  start: string,
  kind: DatabaseKind,
): SelectQueryBuilder<E> {
  if (kind === 'mysql') {
    const pattern = `${start.replace(/[!%_]/g, '!$&')}%`;
    return query.andWhere(`${path} LIKE :start ESCAPE '!'`, { start: pattern });
  }
  // SQLite compares bytes: U+FFFF comes after every character of ours.
  return query.andWhere(`${path} >= :start AND ${path} < :end`, { start, end: `${start}\uffff` });
}
