import { employeeSight } from './employee/employee-sight';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { AdminModule } from './admin.module';
import { AdminSessionResolver } from './auth/admin-session-resolver';
import { Session } from './auth/session.entity';
import { SignInThrottleRow } from './auth/sign-in-throttle.entity';
import { Membership } from './employee/membership.entity';
import { EmploymentCorrectionEntity } from './employment/employment-correction.entity';
import { EmploymentPeriodEntity } from './employment/employment-period.entity';
import { ExtraFieldDefinitions } from './extra-field/extra-field-definitions.entity';
import { MessageChangeRow } from './language/message-change.entity';
import { MessageOverrideRow } from './language/message-override.entity';
import { Licence } from './licence/licence.entity';
import { CanonicalEmails1795362450001 } from './migrations/1795362450001-canonical-emails.migration';
import { ProvedEmails1795363200001 } from './migrations/1795363200001-proved-emails.migration';
import { CreateAdmin1700000000001 } from './migrations/1700000000001-create-admin.migration';
import { Employment1795296597800 } from './migrations/1795296597800-employment.migration';
import { ExtraFields1795296400192 } from './migrations/1795296400192-extra-fields.migration';
import { LiveEventRow } from './live/live-event.entity';
import { OpenStreamRow } from './live/open-stream.entity';
import { Notifications1795296243791 } from './migrations/1795296243791-notifications.migration';
import { Translations1795297378836 } from './migrations/1795297378836-translations.migration';
import { NotificationChoiceRow } from './notification/notification-choice.entity';
import { Notification } from './notification/notification.entity';
import { LicenceSettings1795296889376 } from './migrations/1795296889376-licence-settings.migration';
import { PlannedPlugins1795366800001 } from './migrations/1795366800001-planned-plugins.migration';
import { OpenStreams1795370400001 } from './migrations/1795370400001-open-streams.migration';
import { PluginSuspensions1795370400001 } from './migrations/1795370400001-plugin-suspensions.migration';
import { PluginPrices1795320946857 } from './migrations/1795320946857-plugin-prices.migration';
import { pluginEntities } from './plugin/plugin.parts';
import { DropToolReleases1795336111475 } from './migrations/1795336111475-drop-tool-releases.migration';
import { Registry1795321080069 } from './migrations/1795321080069-registry.migration';
import { releaseEntities } from './release/release.parts';
import { RoleOverride } from './role/role-override.entity';
import { seedDemo } from './seed/demo.seed';
import { settingsEntities } from './settings/settings.parts';
import { User } from './user/user.entity';
import { OneTimeLink } from './auth/one-time-link.entity';
import { RecoveryCode } from './auth/recovery-code.entity';
import { ConnectionRequest } from './connection-request/connection-request.entity';
import { Mail } from './mail/mail.entity';
import { Identity1795296499705 } from './migrations/1795296499705-identity.migration';
import { CvEntry } from './profile/cv-entry.entity';

/** Identities, licences, plugins, sign-in and the registry of tool releases. */
export const adminService: ServiceDefinition = {
  tool: 'admin',
  version: '0.1.0',
  module: AdminModule,
  entities: [
    RecoveryCode,
    OneTimeLink,
    Mail,
    CvEntry,
    ConnectionRequest,
    EmploymentCorrectionEntity,
    EmploymentPeriodEntity,
    ExtraFieldDefinitions,
    Licence,
    LiveEventRow,
    OpenStreamRow,
    Membership,
    MessageChangeRow,
    MessageOverrideRow,
    Notification,
    NotificationChoiceRow,
    RoleOverride,
    Session,
    SignInThrottleRow,
    User,
    ...pluginEntities,
    ...releaseEntities,
    ...settingsEntities,
  ],
  migrations: [
    CreateAdmin1700000000001,
    Notifications1795296243791,
    ExtraFields1795296400192,
    Employment1795296597800,
    LicenceSettings1795296889376,
    Identity1795296499705,
    Translations1795297378836,
    PluginPrices1795320946857,
    Registry1795321080069,
    DropToolReleases1795336111475,
    CanonicalEmails1795362450001,
    ProvedEmails1795363200001,
    PlannedPlugins1795366800001,
    PluginSuspensions1795370400001,
    OpenStreams1795370400001,
  ],
  auditSight: employeeSight,
  seed: seedDemo,
  sessions: (get) => get(AdminSessionResolver),
  prefixes: ['/api/auth', '/api/boot', '/api/language', '/api/live'],
};
