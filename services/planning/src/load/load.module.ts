import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { BookingModule } from '../booking';
import { CapacityModule } from '../capacity';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SkillModule } from '../skill';
import { LoadController } from './load.controller';
import { LoadService } from './load.service';

@Module({
  imports: [AbsenceModule, BookingModule, CapacityModule, ReferenceModule, SettingsModule, SkillModule],
  controllers: [LoadController],
  providers: [LoadService],
})
export class LoadModule {}
