import { Module } from '@nestjs/common';
import { LicencePluginsModule } from '../licence-plugin';
import { AdminSessionResolver } from './admin-session-resolver';
import { SessionBinding } from './session-binding';
import { SessionPrincipals } from './session-principals';
import { SessionStore } from './session.store';

@Module({
  imports: [LicencePluginsModule],
  providers: [AdminSessionResolver, SessionBinding, SessionPrincipals, SessionStore],
  exports: [AdminSessionResolver, SessionPrincipals, SessionStore],
})
export class SessionsModule {}
