export { adminService } from './admin.service-definition';
export { AdminSessionResolver, createAdminSessionResolver } from './auth/admin-session-resolver';
export { registerReleases } from './release/register-releases';
