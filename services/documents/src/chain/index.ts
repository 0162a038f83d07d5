export { ChainGuard } from './chain.guard';
export { ChainModule } from './chain.module';
export { CreditReader } from './credit.reader';
export { FollowUpService } from './follow-up.service';
export { ProjectFollower } from './project.follower';
