import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { CapacityModule } from '../capacity';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SkillModule } from '../skill';
import { FactService } from './fact.service';

@Module({
  imports: [AbsenceModule, CapacityModule, ReferenceModule, SettingsModule, SkillModule],
  providers: [FactService],
  exports: [FactService],
})
export class FactModule {}
