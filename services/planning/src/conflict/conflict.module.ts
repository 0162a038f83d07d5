import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ConflictController } from './conflict.controller';
import { ConflictService } from './conflict.service';

@Module({
  imports: [BookingModule, FactModule, ReferenceModule, SettingsModule],
  controllers: [ConflictController],
  providers: [ConflictService],
  exports: [ConflictService],
})
export class ConflictModule {}
