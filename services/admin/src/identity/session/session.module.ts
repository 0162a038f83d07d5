import { Module } from '@nestjs/common';
import { ReleaseRecordsModule } from '../../registry';
import { LicencePluginsModule } from '../licence-plugin';
import { AdminSessionResolver } from './admin-session-resolver';
import { MemberPrincipals } from './member-principals';
import { PrincipalRows } from './principal-rows';
import { SessionBinding } from './session-binding';
import { SessionMarks } from './session-marks';
import { SessionPrincipals } from './session-principals';
import { SessionStore } from './session.store';
import { SuperadminStay } from './superadmin-stay';

@Module({
  imports: [LicencePluginsModule, ReleaseRecordsModule],
  providers: [
    AdminSessionResolver,
    MemberPrincipals,
    PrincipalRows,
    SessionBinding,
    SessionMarks,
    SessionPrincipals,
    SessionStore,
    SuperadminStay,
  ],
  exports: [
    AdminSessionResolver,
    MemberPrincipals,
    SessionMarks,
    SessionPrincipals,
    SessionStore,
    SuperadminStay,
  ],
})
export class SessionsModule {}
