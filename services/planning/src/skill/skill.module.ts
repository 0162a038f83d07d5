import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SkillController } from './skill.controller';
import { ProjectSkillsRepository, ResourceSkillsRepository } from './skill.repositories';
import { SkillService } from './skill.service';

@Module({
  imports: [ReferenceModule, SettingsModule],
  controllers: [SkillController],
  providers: [ProjectSkillsRepository, ResourceSkillsRepository, SkillService],
  exports: [ProjectSkillsRepository, ResourceSkillsRepository],
})
export class SkillModule {}
