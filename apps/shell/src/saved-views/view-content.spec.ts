import { contentOf, viewOf } from './view-content';

describe('a view of a list', () => {
  it('is kept without filters that say nothing, and comes back as it was', () => {
    const view = {
      ...{ search: 'Wald', sort: '-date', filter: { kind: 'a,b' } },
      layout: { hidden: ['city'], order: ['name', 'city'], widths: { name: 200 } },
    };
    expect(contentOf({ ...view, filter: { ...view.filter, city: '' } })).toEqual(view);
    expect(viewOf(contentOf(view))).toEqual(view);
    expect(contentOf({ ...view, layout: {} }).layout).toEqual({});
  });
});
