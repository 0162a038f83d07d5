export { AuthModule } from './auth.module';
export { ConnectLinks } from './connect-links';
export type { ConnectLink } from './connect-links';
