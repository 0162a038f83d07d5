import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { NewsModule } from '../news';
import { OrderModule } from '../order';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SkillModule } from '../skill';
import { WorkedModule } from '../worked';
import { RequirementController } from './requirement.controller';
import { RequirementRepository } from './requirement.repository';
import { RequirementService } from './requirement.service';
import { RequirementViews } from './requirement.views';

@Module({
  imports: [
    ...[BookingModule, NewsModule, OrderModule, ReferenceModule],
    ...[SettingsModule, SkillModule, WorkedModule],
  ],
  controllers: [RequirementController],
  providers: [RequirementRepository, RequirementService, RequirementViews],
  exports: [RequirementService],
})
export class RequirementModule {}
