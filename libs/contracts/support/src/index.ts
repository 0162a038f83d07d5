export {
  createSupportCase,
  supportCaseLimits,
  supportCaseList,
  supportCaseListQuery,
  supportCaseView,
  updateSupportCase,
} from './support-case.contract';
export type {
  CreateSupportCase,
  SupportCaseDraft,
  SupportCaseList,
  SupportCaseView,
  UpdateSupportCase,
} from './support-case.contract';
export { supportCaseChanged } from './support-case.events';
export type { SupportCaseChanged } from './support-case.events';
export { supportPermissions } from './support.permissions';
export type { SupportPermission } from './support.permissions';
