import { licencePath, licenceSections, sectionOf } from './licence-sections';

describe('the pages of a licence', () => {
  it('are each told by their address, so that each has a title of its own', () => {
    expect(licenceSections.map(({ page }) => sectionOf('7', licencePath('7', page)))).toEqual([
      'overview',
      'employees',
      'industry',
      'settings',
    ]);
  });
});
