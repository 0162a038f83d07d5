export { adminService } from './admin.service-definition';
export { pageWithKeys, releaseKeys } from './registry';
