import type { EmployeeOption } from '@jahrring/contracts-admin';

/** Where the people of a licence are: their API collection and their pages. */
export interface EmployeeScope {
  /** Path of the API collection. */
  base: string;
  listPath: string;
  createPath: string;
  editPath: (id: string) => string;
}

/** One row of the list; contact data is there for who keeps the employees. */
export interface EmployeeRow extends EmployeeOption {
  email?: string;
  phone?: string | null;
  mobile?: string | null;
  function?: string | null;
}

export const ownEmployees: EmployeeScope = {
  base: '/api/admin/employees',
  listPath: '/settings/employees',
  createPath: '/settings/employees/create',
  editPath: (id) => `/settings/employees/${id}/settings`,
};

/** The people of a licence that a superadmin keeps. */
export function employeesOfLicence(licenceId: string): EmployeeScope {
  const listPath = `/admin/licenses/${licenceId}/employees`;
  return {
    base: `/api/admin/licences/${licenceId}/employees`,
    listPath,
    createPath: `${listPath}/create`,
    editPath: (id) => `${listPath}/${id}`,
  };
}
