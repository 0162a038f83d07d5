export { AdminSessionResolver } from './admin-session-resolver';
export { isDemoPerson, listDemoAccounts } from './demo-accounts';
export { sessionPolicyOf } from './session-policy';
export { SessionPrincipals } from './session-principals';
export { hashToken, newSessionToken } from './session-token';
export { Session } from './session.entity';
export { SessionsModule } from './session.module';
export { SessionStore } from './session.store';
