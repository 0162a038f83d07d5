import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Takes the left joins out of a query for ids or a count that no condition, order or other join names: they are there for
 * names beside the records, and change neither which are found nor how many. Changes and answers the query it is given.
 */
export function dropUnusedJoins<E extends ObjectLiteral>(qb: SelectQueryBuilder<E>): SelectQueryBuilder<E> {
  const map = qb.expressionMap;
  const named = JSON.stringify([map.wheres, Object.keys(map.orderBys)]);
  const unused = map.joinAttributes.filter(({ direction, alias }) => {
    const others = map.joinAttributes.filter((other) => other.alias !== alias);
    const texts = [named, ...others.map(({ condition }) => condition ?? '')];
    return direction === 'LEFT' && !texts.some((text) => text.includes(`${alias.name}.`));
  });
  const gone = new Set(unused.map(({ alias }) => alias));
  map.joinAttributes = map.joinAttributes.filter(({ alias }) => !gone.has(alias));
  map.aliases = map.aliases.filter((alias) => !gone.has(alias));
  return qb;
}
