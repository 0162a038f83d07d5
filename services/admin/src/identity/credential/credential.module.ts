import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { SessionsModule } from '../session';
import { MailboxProof } from './mailbox-proof';
import { OneTimeLinks } from './one-time-links';
import { PasswordConfirmation } from './password-confirmation';
import { PasswordService } from './password.service';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorService } from './second-factor.service';
import { SignInThrottle } from './sign-in-throttle';

@Module({
  imports: [IdentityRecordsModule, SessionsModule],
  providers: [
    SecondFactorService,
    RecoveryCodes,
    OneTimeLinks,
    MailboxProof,
    PasswordConfirmation,
    PasswordService,
    SignInThrottle,
  ],
  exports: [
    MailboxProof,
    OneTimeLinks,
    PasswordConfirmation,
    PasswordService,
    SecondFactorService,
    SignInThrottle,
  ],
})
export class CredentialsModule {}
