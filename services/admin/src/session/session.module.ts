import { Module } from '@nestjs/common';
import { LicencePluginsModule } from '../licence-plugin';
import { AdminSessionResolver } from './admin-session-resolver';
import { MemberPrincipals } from './member-principals';
import { PrincipalRows } from './principal-rows';
import { SessionBinding } from './session-binding';
import { SessionPrincipals } from './session-principals';
import { SessionStore } from './session.store';
import { SuperadminStay } from './superadmin-stay';

@Module({
  imports: [LicencePluginsModule],
  providers: [
    AdminSessionResolver,
    MemberPrincipals,
    PrincipalRows,
    SessionBinding,
    SessionPrincipals,
    SessionStore,
    SuperadminStay,
  ],
  exports: [AdminSessionResolver, MemberPrincipals, SessionPrincipals, SessionStore, SuperadminStay],
})
export class SessionsModule {}
