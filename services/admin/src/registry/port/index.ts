export { ToolLicences } from './tool-licences';
export type { ReachedLicence } from './tool-licences';
export { ToolOperators } from './tool-operators';
export type { OperatorNotice } from './tool-operators';
export { ToolWatchers } from './tool-watchers';
