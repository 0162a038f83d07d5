/** Kind of the long work that sets a licence back to its demo data. */
export const licenceResetWork = 'admin.licence-reset';

export interface LicenceResetWork {
  licenceId: string;
  /** Also the id of the work itself. */
  resetId: string;
  /** The other services of the installation. */
  services: string[];
}
