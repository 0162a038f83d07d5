/** Whose lists are kept: those of the licence, or those of the installation. */
export interface DropdownScope {
  base: string;
  /** In a licence the installation's values can be hidden, not deleted, and their keys are given. */
  shared: boolean;
}

export const licenceDropdowns: DropdownScope = { base: '/api/admin/dropdowns', shared: false };
export const installationDropdowns: DropdownScope = {
  base: '/api/admin/installation-dropdowns',
  shared: true,
};
