export { EmailChangeService } from './email-change.service';
export { UsersModule } from './user.module';
export { UserService } from './user.service';
