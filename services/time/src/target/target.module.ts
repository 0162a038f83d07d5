import { Module } from '@nestjs/common';
import { PublicHolidaysModule } from '../public-holiday';
import { ReferencesModule } from '../refs';
import { SettingsModule } from '../settings';
import { TargetService } from './target.service';

@Module({
  imports: [PublicHolidaysModule, ReferencesModule, SettingsModule],
  providers: [TargetService],
  exports: [TargetService],
})
export class TargetsModule {}
