import { Module } from '@nestjs/common';
import { PublicHolidaysModule } from '../public-holiday';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TargetService } from './target.service';

@Module({
  imports: [PublicHolidaysModule, ReferenceModule, SettingsModule],
  providers: [TargetService],
  exports: [TargetService],
})
export class TargetsModule {}
