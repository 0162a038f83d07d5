/** State of a list, as in the address bar. */
export interface ListState {
  page: number;
  pageSize: number | 'all';
  /** `-date,name`. */
  sort: string;
  search: string;
  /** The raw filter texts by field: `CH,DE`, `2026-01-01..2026-01-31`. */
  filter: Record<string, string>;
  deleted: boolean;
}

export interface ListStateSpec {
  /** As in the contract's list spec. */
  defaultSort: string;
  /** Default 25. */
  pageSize?: number | 'all';
  /** Prefix of the parameters, for a second list on the same page. */
  prefix?: string;
}

/** Query parameters of a list endpoint, passed as `params`. */
export type ListArgs = Readonly<Record<string, string>>;

const defaultPageSize = 25;
const filterPattern = /^filter\[(.+)\]$/;

export function defaultListState(spec: ListStateSpec): ListState {
  return {
    page: 1,
    pageSize: spec.pageSize ?? defaultPageSize,
    sort: spec.defaultSort,
    search: '',
    filter: {},
    deleted: false,
  };
}

/** Reads the state out of the address; anything odd falls back to its default. */
export function readListState(params: URLSearchParams, spec: ListStateSpec): ListState {
  const state = defaultListState(spec);
  const get = (name: string) => params.get(`${spec.prefix ?? ''}${name}`);
  const page = Number(get('page'));
  if (Number.isInteger(page) && page > 0) state.page = page;
  const size = get('pageSize');
  if (size === 'all') state.pageSize = 'all';
  else if (size !== null && Number.isInteger(Number(size)) && Number(size) > 0) state.pageSize = Number(size);
  state.sort = get('sort') ?? state.sort;
  state.search = get('search') ?? '';
  state.deleted = get('deleted') === 'true';
  for (const [name, value] of params) {
    const field = filterPattern.exec(name.slice(spec.prefix?.length ?? 0))?.[1];
    if (field !== undefined && name.startsWith(spec.prefix ?? '') && value !== '')
      state.filter[field] = value;
  }
  return state;
}

/** Writes the state into the address, defaults left out; foreign parameters stay. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  spec: ListStateSpec,
): URLSearchParams {
  const prefix = spec.prefix ?? '';
  const next = new URLSearchParams();
  const own = /^(page|pageSize|sort|search|deleted|filter\[.+\])$/;
  for (const [name, value] of params) {
    if (!(name.startsWith(prefix) && own.test(name.slice(prefix.length)))) next.append(name, value);
  }
  const defaults = defaultListState(spec);
  if (state.page !== 1) next.set(`${prefix}page`, String(state.page));
  if (state.pageSize !== defaults.pageSize) next.set(`${prefix}pageSize`, String(state.pageSize));
  if (state.sort !== defaults.sort) next.set(`${prefix}sort`, state.sort);
  if (state.search !== '') next.set(`${prefix}search`, state.search);
  if (state.deleted) next.set(`${prefix}deleted`, 'true');
  for (const [field, value] of Object.entries(state.filter)) {
    if (value !== '') next.set(`${prefix}filter[${field}]`, value);
  }
  return next;
}

/** The state as the list endpoint's query. */
export function listArgs(state: ListState): ListArgs {
  return {
    page: String(state.pageSize === 'all' ? 1 : state.page),
    pageSize: String(state.pageSize),
    ...(state.sort !== '' ? { sort: state.sort } : {}),
    ...(state.search !== '' ? { search: state.search } : {}),
    ...(state.deleted ? { deleted: 'true' } : {}),
    ...Object.fromEntries(Object.entries(state.filter).map(([field, value]) => [`filter[${field}]`, value])),
  };
}
