import type { ServiceDefinition } from '@jahrring/service-kit';
import { AdminModule } from './admin.module';
import { AdminSessionResolver } from './auth/admin-session-resolver';
import { Session } from './auth/session.entity';
import { SignInThrottleRow } from './auth/sign-in-throttle.entity';
import { Membership } from './employee/membership.entity';
import { MessageOverrideRow } from './language/message-override.entity';
import { Licence } from './licence/licence.entity';
import { CreateAdmin1700000000001 } from './migrations/1700000000001-create-admin.migration';
import { LicencePlugin } from './plugin/licence-plugin.entity';
import { ToolRelease } from './release/tool-release.entity';
import { seedDemo } from './seed/demo.seed';
import { User } from './user/user.entity';

/** Identities, licences, plugins, sign-in and the registry of tool releases. */
export const adminService: ServiceDefinition = {
  tool: 'admin',
  module: AdminModule,
  entities: [
    Licence,
    LicencePlugin,
    Membership,
    MessageOverrideRow,
    Session,
    SignInThrottleRow,
    ToolRelease,
    User,
  ],
  migrations: [CreateAdmin1700000000001],
  seed: seedDemo,
  sessions: (get) => get(AdminSessionResolver),
  prefixes: ['/api/auth', '/api/boot', '/api/language'],
};
