export { adminService } from './admin.service-definition';
export { registerReleases } from './release/register-releases';
