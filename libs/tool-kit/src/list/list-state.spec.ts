import { defaultListState, listArgs, readListState, writeListState } from './list-state';

const spec = { defaultSort: 'name' };

describe('list state', () => {
  it('reads what a link says and ignores what makes no sense', () => {
    const params = new URLSearchParams(
      'page=3&pageSize=all&sort=-date&search=Wald&filter[country]=CH,DE&deleted=true',
    );
    expect(readListState(params, spec)).toEqual({
      page: 3,
      pageSize: 'all',
      sort: '-date',
      search: 'Wald',
      filter: { country: 'CH,DE' },
      deleted: true,
    });
    expect(readListState(new URLSearchParams('page=-1&pageSize=x'), spec)).toEqual(defaultListState(spec));
  });

  it('leaves defaults and other parameters of the page alone', () => {
    const before = new URLSearchParams('tab=hours&page=2');
    const after = writeListState(
      before,
      { ...defaultListState(spec), filter: { city: 'Bern', zip: '' } },
      spec,
    );
    expect(after.toString()).toBe('tab=hours&filter%5Bcity%5D=Bern');
  });

  it('keeps two lists of a page apart', () => {
    const own = { ...spec, prefix: 'b.' };
    const params = writeListState(new URLSearchParams('page=2'), { ...defaultListState(own), page: 5 }, own);
    expect(readListState(params, spec).page).toBe(2);
    expect(readListState(params, own).page).toBe(5);
  });

  it('asks for everything from the first page', () => {
    const state = {
      ...defaultListState(spec),
      page: 4,
      pageSize: 'all' as const,
      filter: { kind: 'company' },
    };
    expect(listArgs(state)).toEqual({ page: '1', pageSize: 'all', sort: 'name', 'filter[kind]': 'company' });
  });
});
