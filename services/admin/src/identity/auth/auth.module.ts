import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { CredentialsModule } from '../credential';
import { IdentityRecordsModule } from '../identity-record';
import { SessionsModule } from '../session';
import { UsersModule } from '../user';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ConnectLinks } from './connect-links';
import { ConnectService } from './connect.service';
import { InternalMemberController } from './internal-member.controller';
import { InternalSessionController } from './internal-session.controller';
import { KnownDevices } from './known-devices';
import { OwnSessionsService } from './own-sessions.service';
import { PasswordResetService } from './password-reset.service';
import { SecondFactorController } from './second-factor.controller';
import { SessionAnswer } from './session-answer';
import { SessionOpener } from './session-opener';
import { SessionController } from './session.controller';
import { SignInJobs } from './sign-in.jobs';
import { SignInService } from './sign-in.service';

@Module({
  imports: [ConfigurationModule, CredentialsModule, IdentityRecordsModule, SessionsModule, UsersModule],
  controllers: [
    AuthController,
    SessionController,
    SecondFactorController,
    InternalMemberController,
    InternalSessionController,
  ],
  providers: [
    AuthService,
    SignInService,
    SessionAnswer,
    SessionOpener,
    PasswordResetService,
    OwnSessionsService,
    ConnectService,
    ConnectLinks,
    KnownDevices,
    SignInJobs,
  ],
  exports: [ConnectLinks],
})
export class AuthModule {}
