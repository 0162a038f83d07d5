export { adminService } from './admin.service-definition';
export { SolutionRunner } from './settings';
export { pageWithKeys, releaseKeys } from './registry';
