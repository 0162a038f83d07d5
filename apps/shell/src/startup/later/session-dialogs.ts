// Seldom seen, and then at once: one file.
export { LicenceChangeDialog } from '../../layout/licence-change-dialog';
export { UnsentDialog } from '../../offline/unsent-dialog';
export { ReauthenticationDialog } from '../../pages/login/reauthentication-dialog';
