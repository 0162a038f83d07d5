export { PlanFeedEntity } from './plan-feed.entity';
export { PlanFeedModule } from './plan-feed.module';
export { PlanFeedRepository } from './plan-feed.repository';
