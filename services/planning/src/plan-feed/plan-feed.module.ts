import { CallerLimit } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { OwnPlanModule } from '../own-plan';
import { ReferenceModule } from '../reference';
import { PlanFeedController, PlanFileController, ResourceFeedController } from './plan-feed.controller';
import { PlanFeedRepository } from './plan-feed.repository';
import { PlanFeedService } from './plan-feed.service';

@Module({
  imports: [OwnPlanModule, ReferenceModule],
  controllers: [PlanFeedController, PlanFileController, ResourceFeedController],
  providers: [CallerLimit, PlanFeedRepository, PlanFeedService],
  exports: [PlanFeedRepository],
})
export class PlanFeedModule {}
