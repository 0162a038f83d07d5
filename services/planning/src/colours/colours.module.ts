import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ColoursService } from './colours.service';

@Module({
  imports: [ReferenceModule, SettingsModule],
  providers: [ColoursService],
  exports: [ColoursService],
})
export class ColoursModule {}
