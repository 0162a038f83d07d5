import { SelectQueryBuilder, type EntityMetadata, type ObjectLiteral } from 'typeorm';

const mostKept = 2_000;

type Builder = SelectQueryBuilder<ObjectLiteral>;

interface NamingBuilder {
  expressionMap: Builder['expressionMap'];
  replacePropertyNamesForTheWholeQuery(statement: string): string;
  createSelectExpression(): string;
}

const numbers = new WeakMap<EntityMetadata, number>();
let numbered = 0;

function numberOf(metadata: EntityMetadata): number {
  let number = numbers.get(metadata);
  if (number === undefined) numbers.set(metadata, (number = numbered += 1));
  return number;
}

/** Texts made of keys, each made once while there is room for it. */
class Kept {
  private readonly known = new Map<string, string>();

  of(key: string, make: () => string): string {
    let value = this.known.get(key);
    if (value === undefined) {
      value = make();
      if (this.known.size >= mostKept) this.known.clear();
      this.known.set(key, value);
    }
    return value;
  }
}

/**
 * TypeORM puts the columns of each table together for each query, and looks for names of properties in its whole text: a third of
 * what it takes to build one. The same tables and selections always become the same text, so it is kept; values are not in
 * it yet.
 */
export function keepKnownStatements(): void {
  const builder = SelectQueryBuilder.prototype as unknown as NamingBuilder & { keepsKnown?: true };
  if (builder.keepsKnown) return;
  builder.keepsKnown = true;
  const replaced = new Kept();
  const replace = builder.replacePropertyNamesForTheWholeQuery;
  builder.replacePropertyNamesForTheWholeQuery = function (statement) {
    const key = `${tablesOf(this.expressionMap)} ${this.expressionMap.aliasNamePrefixingEnabled} ${statement}`;
    return replaced.of(key, () => replace.call(this, statement));
  };
  const selections = new Kept();
  const select = builder.createSelectExpression;
  builder.createSelectExpression = function () {
    const key = selectionKey(this.expressionMap);
    return key === undefined ? select.call(this) : selections.of(key, () => select.call(this));
  };
}

function tablesOf({ aliases }: Builder['expressionMap']): string {
  let tables = '';
  for (const alias of aliases)
    tables += `${alias.hasMetadata ? `${alias.name} ${numberOf(alias.metadata)}` : ''},`;
  return tables;
}

/** Everything that a list of selections and its tables are made of; `undefined` where there is more to it. */
function selectionKey(map: Builder['expressionMap']): string | undefined {
  const { lockMode, useIndex, maxExecutionTime, selectDistinctOn, mainAlias } = map;
  if (lockMode || useIndex?.length || maxExecutionTime || selectDistinctOn.length > 0) return undefined;
  // A table that nothing describes is not of one database alone.
  if (!mainAlias?.hasMetadata) return undefined;
  let key = `${map.selectDistinct} ${map.queryEntity}`;
  for (const alias of map.aliases) {
    const table = alias.subQuery ?? (alias.hasMetadata ? numberOf(alias.metadata) : alias.tablePath);
    key += `|${alias.type} ${alias.name} ${table}`;
  }
  for (const { selection, aliasName, virtual } of map.selects)
    key += `|${selection} AS ${aliasName} ${virtual === true}`;
  return key;
}
