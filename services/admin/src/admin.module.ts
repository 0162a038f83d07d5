import { Module } from '@nestjs/common';
import { adminSettings, readAdminSettings } from './admin.settings';
import { AdminSessionResolver } from './auth/admin-session-resolver';
import { AuthController } from './auth/auth.controller';
import { AuthService } from './auth/auth.service';
import { InternalSessionController } from './auth/internal-session.controller';
import { LicenceChooser } from './auth/licence-choice';
import { PasswordService } from './auth/password.service';
import { SessionBinding } from './auth/session-binding';
import { SessionPrincipals } from './auth/session-principals';
import { SessionStore } from './auth/session.store';
import { SignInJobs } from './auth/sign-in.jobs';
import { SignInThrottle } from './auth/sign-in-throttle';
import { BootController } from './boot/boot.controller';
import { BootService } from './boot/boot.service';
import { EmployeeController } from './employee/employee.controller';
import { EmployeeService } from './employee/employee.service';
import { MembershipRepository } from './employee/membership.repository';
import { ExtraFieldController } from './extra-field/extra-field.controller';
import { ExtraFieldDefinitionsRepository } from './extra-field/extra-field-definitions.repository';
import { ExtraFieldService } from './extra-field/extra-field.service';
import { ExtraFieldController } from './extra-field/extra-field.controller';
import { ExtraFieldDefinitionsRepository } from './extra-field/extra-field-definitions.repository';
import { ExtraFieldService } from './extra-field/extra-field.service';
import { LanguageController } from './language/language.controller';
import { LanguageService } from './language/language.service';
import { LicenceController } from './licence/licence.controller';
import { LicenceEmployeesController } from './licence/licence-employees.controller';
import { LicenceJobs } from './licence/licence.jobs';
import { LicencePluginsController } from './licence/licence-plugins.controller';
import { LicenceRepository } from './licence/licence.repository';
import { LicenceService } from './licence/licence.service';
import { LiveEvents } from './live/live-events.repository';
import { LiveFeed } from './live/live-feed';
import { LivePublisher } from './live/live-publisher';
import { LiveController } from './live/live.controller';
import { SessionMarks } from './live/session-marks';
import { SessionWatch } from './live/session-watch';
import { NotificationChoiceRepository } from './notification/notification-choice.repository';
import { NotificationConsumer } from './notification/notification.consumer';
import { NotificationController } from './notification/notification.controller';
import { NotificationJobs } from './notification/notification.jobs';
import { NotificationRepository } from './notification/notification.repository';
import { NotificationService } from './notification/notification.service';
import { LicencePluginRepository } from './plugin/licence-plugin.repository';
import { PluginController } from './plugin/plugin.controller';
import { PluginService } from './plugin/plugin.service';
import { ReleaseController } from './release/release.controller';
import { ReleaseRegistrar } from './release/release-registrar';
import { ReleaseRepository } from './release/release.repository';
import { ReleaseService } from './release/release.service';
import { UserController } from './user/user.controller';
import { UserRepository } from './user/user.repository';
import { UserService } from './user/user.service';

@Module({
  controllers: [
    AuthController,
    BootController,
    EmployeeController,
    ExtraFieldController,
    ExtraFieldController,
    InternalSessionController,
    LanguageController,
    LicenceController,
    LicenceEmployeesController,
    LicencePluginsController,
    LiveController,
    NotificationController,
    PluginController,
    ReleaseController,
    UserController,
  ],
  providers: [
    { provide: adminSettings, useFactory: () => readAdminSettings(process.env) },
    AdminSessionResolver,
    AuthService,
    BootService,
    EmployeeService,
    ExtraFieldDefinitionsRepository,
    ExtraFieldService,
    ExtraFieldDefinitionsRepository,
    ExtraFieldService,
    LanguageService,
    LicenceChooser,
    LicenceJobs,
    LicencePluginRepository,
    LicenceRepository,
    LicenceService,
    LiveEvents,
    LiveFeed,
    LivePublisher,
    MembershipRepository,
    NotificationChoiceRepository,
    NotificationConsumer,
    NotificationJobs,
    NotificationRepository,
    NotificationService,
    PasswordService,
    PluginService,
    ReleaseRegistrar,
    ReleaseRepository,
    ReleaseService,
    SessionBinding,
    SessionMarks,
    SessionPrincipals,
    SessionStore,
    SessionWatch,
    SignInJobs,
    SignInThrottle,
    UserRepository,
    UserService,
  ],
})
export class AdminModule {}
