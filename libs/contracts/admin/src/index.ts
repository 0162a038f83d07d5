export { type PluginDefinition, type PluginId, type PluginView, type SwitchPlugin } from './plugins';
export {
  pluginId,
  pluginIds,
  pluginList,
  pluginPermissions,
  pluginState,
  pluginView,
  plugins,
  switchPlugin,
} from './plugins';
export {
  type AdminPermission,
  adminPermissions,
  coreKeys,
  permissionKeys,
  restrictingKeys,
  superadminKey,
  translatorKey,
} from './permission-keys';
export { type MatrixRole, matrixRoles, roleMatrix } from './role-matrix';
export {
  type GrantInput,
  type Grants,
  gradeOfExtraKey,
  grantsBeyond,
  grantsFor,
  toAbilityRules,
} from './grants';
export { isOpenLicence, nextLicenceStates, restoreDays, uncountedRoles, userLimits } from './licence.rules';
export {
  type ChangeLicenceState,
  type CreateLicence,
  type LicenceSettings,
  type LicenceView,
  type UpdateLicence,
  changeLicenceState,
  createLicence,
  defaultLicenceSettings,
  licenceList,
  licenceListQuery,
  licenceListSpec,
  licenceSettings,
  licenceView,
  updateLicence,
} from './licence.contract';
export {
  type CreateUser,
  type UpdateUser,
  type UserView,
  createUser,
  passwordText,
  updateUser,
  userList,
  userListQuery,
  userListSpec,
  userView,
} from './user.contract';
export {
  type CreateEmployee,
  type EmployeeOption,
  type EmployeeView,
  type MembershipRole,
  type UpdateEmployee,
  createEmployee,
  employeeList,
  employeeListItem,
  employeeListQuery,
  employeeListSpec,
  employeeOption,
  employeeView,
  membershipRole,
  membershipRoles,
  updateEmployee,
} from './employee.contract';
export {
  type ChangePassword,
  type DemoAccounts,
  type Login,
  type SwitchLicence,
  changePassword,
  demoAccount,
  demoAccounts,
  login,
  loginAnswer,
  switchLicence,
} from './auth.contract';
export {
  type BuiltDescriptor,
  type LanguageMessages,
  type ReleaseChannel,
  type ReleaseState,
  type ToolReleaseView,
  builtDescriptor,
  languageMessages,
  releaseChannel,
  releaseState,
  toolReleaseList,
  toolReleaseView,
} from './release.contract';
export { type AdminErrorCode, adminErrors } from './admin.errors';
export { type EmployeeChanged, type LicenceChanged, employeeChanged, licenceChanged } from './admin.events';
export {
  type AbsenceType,
  type CorrectionKind,
  type EmploymentChanged,
  type EmploymentCorrection,
  type EmploymentPeriod,
  type RecordingMethod,
  absenceType,
  absenceTypes,
  correctionKind,
  correctionKinds,
  employmentChanged,
  employmentCorrection,
  employmentPeriod,
  recordingMethod,
  recordingMethods,
} from './employment.events';
