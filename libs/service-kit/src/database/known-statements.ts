import { SelectQueryBuilder, type EntityMetadata, type ObjectLiteral } from 'typeorm';

const mostKept = 2_000;

interface NamingBuilder {
  expressionMap: SelectQueryBuilder<ObjectLiteral>['expressionMap'];
  replacePropertyNamesForTheWholeQuery(statement: string): string;
}

const numbers = new WeakMap<EntityMetadata, number>();
let numbered = 0;

function numberOf(metadata: EntityMetadata): number {
  let number = numbers.get(metadata);
  if (number === undefined) numbers.set(metadata, (number = numbered += 1));
  return number;
}

/**
 * TypeORM looks for names of properties in the whole text of each query, a fifth of what it takes to build one. The same text
 * over the same tables always becomes the same, so it is kept; values are not in it yet.
 */
export function keepKnownStatements(): void {
  const builder = SelectQueryBuilder.prototype as unknown as NamingBuilder & { keepsKnown?: true };
  if (builder.keepsKnown) return;
  builder.keepsKnown = true;
  const known = new Map<string, string>();
  const replace = builder.replacePropertyNamesForTheWholeQuery;
  builder.replacePropertyNamesForTheWholeQuery = function (statement) {
    const { aliases, aliasNamePrefixingEnabled } = this.expressionMap;
    const tables = aliases.map((alias) =>
      alias.hasMetadata ? `${alias.name} ${numberOf(alias.metadata)}` : '',
    );
    const key = `${tables.join()} ${aliasNamePrefixingEnabled} ${statement}`;
    let replaced = known.get(key);
    if (replaced === undefined) {
      replaced = replace.call(this, statement);
      if (known.size >= mostKept) known.clear();
      known.set(key, replaced);
    }
    return replaced;
  };
}
