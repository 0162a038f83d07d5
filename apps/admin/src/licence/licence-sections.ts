/** The pages of one licence, in the order of their tabs. */
export const licenceSections = [
  { name: 'overview', page: '' },
  { name: 'employees', page: '/employees' },
  { name: 'industry', page: '/industry_solutions' },
  { name: 'settings', page: '/settings' },
] as const;
export type LicenceSection = (typeof licenceSections)[number]['name'];

/** Returns the path of a licence's page. */
export const licencePath = (id: string, page = '') => `/admin/licenses/${id}${page}`;

/** The page of a licence that an address shows; its overview where the address is another. */
export function sectionOf(id: string, pathname: string): LicenceSection {
  return licenceSections.find(({ page }) => pathname === licencePath(id, page))?.name ?? 'overview';
}
