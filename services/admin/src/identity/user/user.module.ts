import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { CredentialsModule } from '../credential';
import { IdentityRecordsModule } from '../identity-record';
import { SessionsModule } from '../session';
import { EmailChangeService } from './email-change.service';
import { UserPublisher } from './user-publisher';
import { UserViews } from './user-views';
import { UserController } from './user.controller';
import { UserService } from './user.service';
import { WelcomeMail } from './welcome-mail';

@Module({
  imports: [ConfigurationModule, CredentialsModule, IdentityRecordsModule, SessionsModule],
  controllers: [UserController],
  providers: [EmailChangeService, UserPublisher, UserViews, WelcomeMail, UserService],
  exports: [EmailChangeService, UserService],
})
export class UsersModule {}
