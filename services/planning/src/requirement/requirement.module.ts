import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { NewsModule } from '../news';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SkillModule } from '../skill';
import { RequirementController } from './requirement.controller';
import { RequirementRepository } from './requirement.repository';
import { RequirementService } from './requirement.service';

@Module({
  imports: [BookingModule, NewsModule, ReferenceModule, SettingsModule, SkillModule],
  controllers: [RequirementController],
  providers: [RequirementRepository, RequirementService],
})
export class RequirementModule {}
