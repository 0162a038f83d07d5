import type { EmployeeListItem } from '@jahrring/contracts-admin';

export const employeeTabs = ['personal', 'hr', 'permissions', 'assignments', 'licences', 'history'] as const;
export type EmployeeTab = (typeof employeeTabs)[number];

/** Location of a licence's people: their API collection and their pages. */
export interface EmployeeScope {
  /** Path of the API collection. */
  base: string;
  /** Path of the API collection of roles. */
  roles: string;
  listPath: string;
  createPath: string;
  tabPath: (id: string, tab: EmployeeTab) => string;
  /** The licence one works in oneself: what else it knows can be asked for. */
  own: boolean;
}

/** One row of the list; contact data is there for who keeps the employees. */
export type EmployeeRow = EmployeeListItem;

export const ownEmployees: EmployeeScope = {
  base: '/api/admin/employees',
  roles: '/api/admin/roles',
  listPath: '/settings/employees',
  createPath: '/settings/employees/create',
  tabPath: (id, tab) => `/settings/employees/${id}/${tab}`,
  own: true,
};

/** The people of a licence that a superadmin keeps. */
export function employeesOfLicence(licenceId: string): EmployeeScope {
  const listPath = `/admin/licenses/${licenceId}/employees`;
  return {
    base: `/api/admin/licences/${licenceId}/employees`,
    roles: `/api/admin/licences/${licenceId}/roles`,
    listPath,
    createPath: `${listPath}/create`,
    tabPath: (id, tab) => `${listPath}/${id}?tab=${tab}`,
    own: false,
  };
}

/** The tab of an address; an unknown one opens the first. */
export function tabOf(text: string | null | undefined): EmployeeTab {
  return employeeTabs.find((tab) => tab === text) ?? employeeTabs[0];
}
