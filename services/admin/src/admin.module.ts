import { ConnectionRequestRepository } from './connection-request/connection-request.repository';
import { ConnectionRequestService } from './connection-request/connection-request.service';
import { DocumentMailConsumer } from './mail/document-mail.consumer';
import { MailController } from './mail/mail.controller';
import { MailJobs } from './mail/mail.jobs';
import { MailRepository } from './mail/mail.repository';
import { MailService } from './mail/mail.service';
import { Mails } from './mail/mails';
import { CvController } from './profile/cv.controller';
import { CvRepository } from './profile/cv.repository';
import { CvService } from './profile/cv.service';
import { EmployeeProfileController } from './profile/employee-profile.controller';
import { ProfileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { Module } from '@nestjs/common';
import { adminSettings, readAdminSettings } from './admin.settings';
import { AdminSessionResolver } from './auth/admin-session-resolver';
import { AuditPeopleController } from './audit/audit-people.controller';
import { AuditPeopleRepository } from './audit/audit-people.repository';
import { AuthController } from './auth/auth.controller';
import { AuthService } from './auth/auth.service';
import { InternalSessionController } from './auth/internal-session.controller';
import { LicenceChooser } from './auth/licence-choice';
import { SetupController } from './setup/setup.controller';
import { SetupService } from './setup/setup.service';
import { MailboxProof } from './auth/mailbox-proof';
import { EmailChangeService } from './user/email-change.service';
import { UserPublisher } from './user/user-publisher';
import { WelcomeMail } from './user/welcome-mail';
import { KnownDevices } from './auth/known-devices';
import { PasswordConfirmation } from './auth/password-confirmation';
import { PasswordService } from './auth/password.service';
import { SessionBinding } from './auth/session-binding';
import { SessionPrincipals } from './auth/session-principals';
import { SessionStore } from './auth/session.store';
import { SignInJobs } from './auth/sign-in.jobs';
import { SignInThrottle } from './auth/sign-in-throttle';
import { BootController } from './boot/boot.controller';
import { BootService } from './boot/boot.service';
import { AccessRules } from './employee/access-rules';
import { EmployeeController } from './employee/employee.controller';
import { EmployeeExportController } from './employee/employee-export.controller';
import { EmployeeExportService } from './employee/employee-export.service';
import { EmployeeService } from './employee/employee.service';
import { HrRules } from './employee/hr-rules';
import { InvitationController } from './employee/invitation.controller';
import { InvitationService } from './employee/invitation.service';
import { MembershipRepository } from './employee/membership.repository';
import { PersonService } from './employee/person.service';
import { SeatCounter } from './employee/seats';
import { EmploymentCorrectionRepository } from './employment/employment-correction.repository';
import { EmploymentPeriodRepository } from './employment/employment-period.repository';
import { EmploymentController } from './employment/employment.controller';
import { EmploymentService } from './employment/employment.service';
import { ExtraFieldController } from './extra-field/extra-field.controller';
import { ExtraFieldDefinitionsRepository } from './extra-field/extra-field-definitions.repository';
import { ExtraFieldService } from './extra-field/extra-field.service';
import { LanguageController } from './language/language.controller';
import { LanguageService } from './language/language.service';
import { MessageRepository } from './language/message.repository';
import { TranslationController } from './language/translation.controller';
import { TranslationFileService } from './language/translation-file.service';
import { TranslationService } from './language/translation.service';
import {
  LicenceExportController,
  UserExportController,
} from './installation-export/installation-export.controller';
import { InstallationExportService } from './installation-export/installation-export.service';
import { LicenceController } from './licence/licence.controller';
import { LicenceEmployeesController } from './licence/licence-employees.controller';
import { LicenceEmploymentController } from './licence/licence-employment.controller';
import { LicenceEntering } from './licence/licence-entering';
import { PeopleLooks } from './licence/people-looks';
import { LicenceInvitationController } from './licence/licence-invitation.controller';
import { LicenceJobs } from './licence/licence.jobs';
import { LicencePluginsController } from './licence/licence-plugins.controller';
import { LicenceRolesController } from './licence/licence-roles.controller';
import { LicenceRepository } from './licence/licence.repository';
import { LicenceService } from './licence/licence.service';
import { LiveEvents } from './live/live-events.repository';
import { LiveFeed } from './live/live-feed';
import { LivePublisher } from './live/live-publisher';
import { LiveConsumer } from './live/live.consumer';
import { LiveController } from './live/live.controller';
import { OpenStreams } from './live/open-streams.repository';
import { SessionMarks } from './live/session-marks';
import { SessionWatch } from './live/session-watch';
import { NotificationChoiceRepository } from './notification/notification-choice.repository';
import { NotificationConsumer } from './notification/notification.consumer';
import { NotificationMailer } from './notification/notification-mailer';
import { NotificationRecipients } from './notification/notification-recipients';
import { NotificationController } from './notification/notification.controller';
import { NotificationJobs } from './notification/notification.jobs';
import { NotificationRepository } from './notification/notification.repository';
import { NotificationService } from './notification/notification.service';
import { pluginControllers, pluginProviders } from './plugin/plugin.parts';
import { releaseControllers, releaseProviders } from './release/release.parts';
import { RoleOverrideRepository } from './role/role-override.repository';
import { RoleController } from './role/role.controller';
import { RoleService } from './role/role.service';
import { settingsControllers, settingsProviders } from './settings/settings.parts';
import { UserController } from './user/user.controller';
import { UserRepository } from './user/user.repository';
import { UserService } from './user/user.service';
import { EmployeeSearchController } from './search/employee-search.controller';
import { ConnectLinks } from './auth/connect-links';
import { ConnectService } from './auth/connect.service';
import { OneTimeLinks } from './auth/one-time-links';
import { OwnSessionsService } from './auth/own-sessions.service';
import { PasswordResetService } from './auth/password-reset.service';
import { RecoveryCodes } from './auth/recovery-codes';
import { SecondFactorController } from './auth/second-factor.controller';
import { SecondFactorService } from './auth/second-factor.service';
import { SessionAnswer } from './auth/session-answer';
import { SessionController } from './auth/session.controller';
import { SignInService } from './auth/sign-in.service';
import {
  ConnectionRequestController,
  OwnConnectionRequestController,
} from './connection-request/connection-request.controller';

@Module({
  controllers: [
    EmployeeSearchController,
    AuditPeopleController,
    AuthController,
    ConnectionRequestController,
    OwnConnectionRequestController,
    ProfileController,
    EmployeeProfileController,
    CvController,
    MailController,
    SessionController,
    SecondFactorController,
    BootController,
    EmployeeController,
    EmployeeExportController,
    EmploymentController,
    InvitationController,
    ExtraFieldController,
    SetupController,
    InternalSessionController,
    LanguageController,
    TranslationController,
    LicenceExportController,
    LicenceController,
    LicenceEmployeesController,
    LicenceEmploymentController,
    LicenceInvitationController,
    LicencePluginsController,
    LicenceRolesController,
    LiveController,
    NotificationController,
    RoleController,
    UserExportController,
    UserController,
    ...pluginControllers,
    ...releaseControllers,
    ...settingsControllers,
  ],
  providers: [
    { provide: adminSettings, useFactory: () => readAdminSettings(process.env) },
    AccessRules,
    AdminSessionResolver,
    AuditPeopleRepository,
    AuthService,
    ProfileService,
    CvService,
    CvRepository,
    Mails,
    MailService,
    MailRepository,
    DocumentMailConsumer,
    MailJobs,
    ConnectionRequestService,
    ConnectionRequestRepository,
    SignInService,
    SessionAnswer,
    SecondFactorService,
    RecoveryCodes,
    PasswordResetService,
    OwnSessionsService,
    OneTimeLinks,
    ConnectService,
    ConnectLinks,
    BootService,
    EmployeeService,
    EmployeeExportService,
    EmploymentCorrectionRepository,
    EmploymentPeriodRepository,
    EmploymentService,
    HrRules,
    InvitationService,
    ExtraFieldDefinitionsRepository,
    ExtraFieldService,
    LanguageService,
    MessageRepository,
    TranslationFileService,
    TranslationService,
    LicenceChooser,
    LicenceEntering,
    PeopleLooks,
    LicenceJobs,
    LicenceRepository,
    LicenceService,
    InstallationExportService,
    LiveEvents,
    OpenStreams,
    LiveFeed,
    LivePublisher,
    LiveConsumer,
    MembershipRepository,
    NotificationChoiceRepository,
    NotificationConsumer,
    NotificationJobs,
    NotificationMailer,
    NotificationRecipients,
    NotificationRepository,
    NotificationService,
    EmailChangeService,
    KnownDevices,
    MailboxProof,
    SetupService,
    UserPublisher,
    WelcomeMail,
    PasswordConfirmation,
    PasswordService,
    PersonService,
    RoleOverrideRepository,
    RoleService,
    SeatCounter,
    SessionBinding,
    SessionMarks,
    SessionPrincipals,
    SessionStore,
    SessionWatch,
    SignInJobs,
    SignInThrottle,
    UserRepository,
    UserService,
    ...pluginProviders,
    ...releaseProviders,
    ...settingsProviders,
  ],
})
export class AdminModule {}
