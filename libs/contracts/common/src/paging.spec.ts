import { formatSort, listQuery, parseSort, toQueryParams } from './paging';
import type { ListQuery, ListSpec } from './paging';

const spec = {
  sort: ['name', 'date'],
  filter: { name: 'text', status: 'enum', owner: 'id', date: 'date', total: 'number', external: 'boolean' },
  defaultSort: '-date,name',
} as const satisfies ListSpec;
const schema = listQuery(spec);
const owner = '01900000-0000-7000-8000-000000000000';

describe('listQuery', () => {
  it('fills in what the query leaves out', () => {
    expect(schema.parse({})).toEqual({
      page: 1,
      pageSize: 25,
      sort: [
        { field: 'date', desc: true },
        { field: 'name', desc: false },
      ],
      filter: {},
    });
  });

  it('reads every kind of filter', () => {
    const { filter } = schema.parse({
      'filter[name]': ' wald ',
      'filter[status]': 'PLAN,PROG',
      'filter[owner]': owner,
      'filter[date]': '2026-01-01..2026-01-31',
      'filter[total]': '..10.50',
      'filter[external]': 'false',
    });
    expect(filter).toEqual({
      name: { kind: 'text', value: 'wald' },
      status: { kind: 'in', values: ['PLAN', 'PROG'] },
      owner: { kind: 'in', values: [owner] },
      date: { kind: 'range', from: '2026-01-01', to: '2026-01-31' },
      total: { kind: 'range', to: '10.50' },
      external: { kind: 'boolean', value: false },
    });
  });

  it.each([
    [{ page: '0' }, 'page'],
    [{ pageSize: '501' }, 'pageSize'],
    [{ sort: 'secret' }, 'sort'],
    [{ 'filter[secret]': 'x' }, undefined],
    [{ 'filter[owner]': 'me' }, 'filter[owner]'],
    [{ 'filter[date]': '31.1.2026' }, 'filter[date]'],
    [{ deleted: 'maybe' }, 'deleted'],
  ])('refuses %j', (query, field) => {
    const result = schema.safeParse(query);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  it('comes back from its own query string', () => {
    const query: ListQuery = {
      page: 3,
      pageSize: 'all',
      sort: [{ field: 'name', desc: true }],
      filter: {
        date: { kind: 'range', from: '2026-01-01', to: '2026-01-01' },
        status: { kind: 'in', values: ['A', 'B'] },
        external: { kind: 'boolean', value: true },
      },
      search: 'holz & rinde',
      deleted: true,
    };
    expect(schema.parse(toQueryParams(query))).toEqual(query);
  });

  it('writes sort terms as it reads them', () => {
    expect(formatSort(parseSort('-date,name'))).toBe('-date,name');
    expect(parseSort('')).toEqual([]);
  });
});

describe('a list that is also filtered by fields of the licence', () => {
  const query = listQuery({ sort: ['name'], filter: { name: 'text' }, defaultSort: 'name', extra: true });

  it('reads the kind from the key', () => {
    expect(
      query.parse({
        sort: '-extra.number_a1b2c3',
        'filter[name]': 'Holz',
        'filter[extra.number_a1b2c3]': '5..10',
        'filter[extra.choice_a1b2c3]': 'x,y',
      }),
    ).toMatchObject({
      sort: [{ field: 'extra.number_a1b2c3', desc: true }],
      filter: {
        name: { kind: 'text', value: 'Holz' },
        'extra.number_a1b2c3': { kind: 'range', from: '5', to: '10' },
        'extra.choice_a1b2c3': { kind: 'in', values: ['x', 'y'] },
      },
    });
  });

  it.each(['filter[extra.number_a1]', "filter[extra.text_a1b2c3')]", 'filter[secret]', 'other'])(
    'refuses %s by its name',
    (name) => {
      const result = query.safeParse({ [name]: 'x' });
      expect(result.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }]);
    },
  );

  it('refuses to sort by what is no key', () => {
    expect(query.safeParse({ sort: 'extra.name' }).success).toBe(false);
  });
});
