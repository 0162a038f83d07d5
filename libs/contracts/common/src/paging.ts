import { z } from 'zod';
import { extraKey } from './extra-fields';
import { instant, localDate } from './values';

/**
 * Kinds of list filters. text: contains; enum, id: comma list, any of; date, instant, number: exact or a range `a..b`,
 * `a..`, `..b` (both ends included); boolean: true or false.
 */
export type FilterKind = 'text' | 'enum' | 'id' | 'date' | 'instant' | 'number' | 'boolean';

export type ParsedFilter =
  | { kind: 'text'; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'range'; from?: string; to?: string }
  | { kind: 'boolean'; value: boolean };

/**
 * Sort and filter options of a list: declared once in the contract, used by the server's pipe, its repository and the
 * client.
 */
export interface ListSpec<
  S extends string = string,
  F extends Record<string, FilterKind> = Record<string, FilterKind>,
> {
  readonly sort: readonly S[];
  readonly filter: F;
  /** As in the query: `name` or `-date,name`. */
  readonly defaultSort: string;
  /** Also by the licence's own fields: `extra.<key>` in sort and filter. */
  readonly extra?: boolean;
}

export interface SortTerm {
  field: string;
  desc: boolean;
}

export interface ListQuery {
  /** From 1. */
  page: number;
  pageSize: number | 'all';
  sort: SortTerm[];
  filter: Record<string, ParsedFilter>;
  search?: string;
  /** Show the deleted records instead of the living ones. */
  deleted?: boolean;
}

export const defaultPageSize = 25;
export const maxPageSize = 500;
const maxSearchLength = 200;
const maxListValues = 200;

/** The schema of a list's query string: flat strings in, a `ListQuery` out. Unknown parameters are refused by name. */
export function listQuery<S extends string, F extends Record<string, FilterKind>>(
  spec: ListSpec<S, F>,
): z.ZodType<ListQuery> {
  const filters = Object.entries(spec.filter).map(
    ([field, kind]) => [`filter[${field}]`, filterSchemas[kind]().optional()] as const,
  );
  const query = {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z
      .union([z.literal('all'), z.coerce.number().int().min(1).max(maxPageSize)])
      .default(defaultPageSize),
    sort: sortSchema(spec.sort, spec.extra).default(() => parseSort(spec.defaultSort)),
    search: z.string().trim().max(maxSearchLength).optional(),
    deleted: booleanText.optional(),
    ...Object.fromEntries(filters),
  };
  const fields = Object.keys(spec.filter);
  if (!spec.extra) return z.strictObject(query).transform((flat) => toListQuery(flat, fields));
  return z
    .object(query)
    .catchall(z.string().max(10_000))
    .transform((flat, context) => ({
      ...toListQuery(flat, fields),
      filter: { ...toListQuery(flat, fields).filter, ...extraFilters(flat, Object.keys(query), context) },
    }));
}

/** Filters by fields of the licence's own; their keys say their kinds. Anything else is refused by its name. */
function extraFilters(
  flat: Readonly<Record<string, unknown>>,
  known: readonly string[],
  context: z.RefinementCtx,
): Record<string, ParsedFilter> {
  const filter: Record<string, ParsedFilter> = {};
  for (const [name, value] of Object.entries(flat)) {
    if (known.includes(name)) continue;
    const field = /^filter\[(extra\..+)\]$/.exec(name)?.[1] ?? '';
    const kind = extraFilterKind(field);
    const parsed = kind && filterSchemas[kind]().safeParse(value);
    if (parsed?.success) filter[field] = parsed.data;
    else if (parsed) context.addIssue({ code: 'custom', path: [name], params: { code: 'invalid' } });
    else context.addIssue({ code: 'unrecognized_keys', keys: [name], input: flat });
  }
  return filter;
}

/** Returns the filter kind of `extra.<key>`, or undefined if the field is not an extra field. */
function extraFilterKind(field: string): FilterKind | undefined {
  if (!field.startsWith('extra.') || !extraKey.safeParse(field.slice('extra.'.length)).success)
    return undefined;
  const kind = field.slice('extra.'.length).split('_')[0];
  if (kind === 'choice' || kind === 'yesno') return 'enum';
  return kind === 'number' || kind === 'date' ? kind : 'text';
}

/** The answer of a list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** `{items, total}`: one page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** The inverse of `listQuery`: what a client writes into the query string; defaults are left out. */
export function toQueryParams(query: Partial<ListQuery>): Record<string, string> {
  const params: Record<string, string> = {};
  if (query.page !== undefined && query.page !== 1) params['page'] = String(query.page);
  if (query.pageSize !== undefined) params['pageSize'] = String(query.pageSize);
  if (query.sort && query.sort.length > 0) params['sort'] = formatSort(query.sort);
  if (query.search) params['search'] = query.search;
  if (query.deleted) params['deleted'] = 'true';
  for (const [field, filter] of Object.entries(query.filter ?? {})) {
    params[`filter[${field}]`] = formatFilter(filter);
  }
  return params;
}

/** `-date,name` → terms. */
export function parseSort(text: string): SortTerm[] {
  return text
    .split(',')
    .filter((term) => term !== '')
    .map((term) =>
      term.startsWith('-') ? { field: term.slice(1), desc: true } : { field: term, desc: false },
    );
}

export function formatSort(terms: readonly SortTerm[]): string {
  return terms.map((term) => (term.desc ? `-${term.field}` : term.field)).join(',');
}

function formatFilter(filter: ParsedFilter): string {
  switch (filter.kind) {
    case 'text':
      return filter.value;
    case 'in':
      return filter.values.join(',');
    case 'boolean':
      return String(filter.value);
    case 'range':
      return filter.from !== undefined && filter.from === filter.to
        ? filter.from
        : `${filter.from ?? ''}..${filter.to ?? ''}`;
  }
}

function sortSchema(allowed: readonly string[], extra = false) {
  const isAllowed = (field: string) =>
    allowed.includes(field) || (extra && extraFilterKind(field) !== undefined);
  return z
    .string()
    .max(500)
    .refine((text) => parseSort(text).every((term) => isAllowed(term.field)), {
      params: { code: 'in', values: allowed.join(', ') },
    })
    .transform(parseSort);
}

const booleanText = z.enum(['true', 'false']).transform((text) => text === 'true');

const filterSchemas: Readonly<Record<FilterKind, () => z.ZodType<ParsedFilter>>> = {
  text: () =>
    z
      .string()
      .trim()
      .max(maxSearchLength)
      .transform((value) => ({ kind: 'text', value })),
  enum: () => listSchema(z.string().max(100)),
  id: () => listSchema(z.uuid()),
  date: () => rangeSchema(localDate),
  instant: () => rangeSchema(instant),
  number: () => rangeSchema(z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/)),
  boolean: () => booleanText.transform((value) => ({ kind: 'boolean', value })),
};

function listSchema(item: z.ZodType<string, string>): z.ZodType<ParsedFilter> {
  return z
    .string()
    .max(10_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(maxListValues))
    .transform((values) => ({ kind: 'in', values }));
}

function rangeSchema(bound: z.ZodType<string, string>): z.ZodType<ParsedFilter> {
  return z
    .string()
    .max(100)
    .transform((text) => splitRange(text))
    .pipe(z.object({ from: bound.optional(), to: bound.optional() }))
    .transform((range) => ({ kind: 'range', ...range }));
}

function splitRange(text: string): { from?: string; to?: string } {
  const at = text.indexOf('..');
  if (at < 0) return { from: text, to: text };
  const from = text.slice(0, at);
  const to = text.slice(at + 2);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

interface FlatQuery {
  page: number;
  pageSize: number | 'all';
  sort: SortTerm[];
  search?: string | undefined;
  deleted?: boolean | undefined;
}

function toListQuery(query: FlatQuery, fields: readonly string[]): ListQuery {
  const flat = query as FlatQuery & Record<string, ParsedFilter | undefined>;
  const filter: Record<string, ParsedFilter> = {};
  for (const field of fields) {
    const parsed = flat[`filter[${field}]`];
    if (parsed) filter[field] = parsed;
  }
  return {
    page: query.page,
    pageSize: query.pageSize,
    sort: query.sort,
    filter,
    ...(query.search ? { search: query.search } : {}),
    ...(query.deleted ? { deleted: true } : {}),
  };
}
