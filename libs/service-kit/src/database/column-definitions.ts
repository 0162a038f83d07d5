import type { DatabaseKind } from './database';

/** One column of a migration, portable between the databases. */
export interface ColumnDefinition {
  readonly name: string;
  readonly types: Readonly<Record<DatabaseKind, string>>;
  readonly nullable: boolean;
  readonly default?: string | undefined;
}

interface Options {
  nullable?: boolean;
  /** SQL literal; text needs its quotes: `"'CHF'"`. */
  default?: string;
}

function column(name: string, mysql: string, sqlite: string, options: Options = {}): ColumnDefinition {
  return {
    name,
    types: { mysql, sqlite },
    nullable: options.nullable ?? false,
    default: options.default,
  };
}

const idType = 'char(36) CHARACTER SET ascii COLLATE ascii_bin';

/** Names are those of the columns: snake case. */
export const columns = {
  uuid: (name: string, options?: Options) => column(name, idType, 'char(36)', options),
  /** Compared without regard to case (and, on MySQL, accents). */
  text: (name: string, length: number, options?: Options) =>
    column(name, `varchar(${length})`, `varchar(${length}) COLLATE NOCASE`, options),
  /** Compared byte by byte: keys, codes, hashes. */
  code: (name: string, length: number, options?: Options) =>
    column(name, `varchar(${length}) COLLATE utf8mb4_bin`, `varchar(${length})`, options),
  longText: (name: string, options?: Options) => column(name, 'longtext', 'text', options),
  json: (name: string, options?: Options) => column(name, 'longtext', 'text', options),
  int: (name: string, options?: Options) => column(name, 'int', 'integer', options),
  bigInt: (name: string, options?: Options) => column(name, 'bigint', 'integer', options),
  double: (name: string, options?: Options) => column(name, 'double', 'real', options),
  boolean: (name: string, options?: Options) => column(name, 'tinyint(1)', 'boolean', options),
  money: (name: string, options?: Options) => column(name, 'decimal(14,2)', 'decimal(14,2)', options),
  unitPrice: (name: string, options?: Options) => column(name, 'decimal(14,4)', 'decimal(14,4)', options),
  quantity: (name: string, options?: Options) => column(name, 'decimal(14,3)', 'decimal(14,3)', options),
  instant: (name: string, options?: Options) => column(name, 'datetime(3)', 'datetime', options),
  localDate: (name: string, options?: Options) => column(name, 'date', 'date', options),
} as const;
