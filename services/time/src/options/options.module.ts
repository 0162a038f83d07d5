import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { FavouritesModule } from '../favourite';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TargetsModule } from '../target';
import { CompanyPartChoice } from './company-part-choice';
import { LastDayService } from './last-day.service';
import { OptionsController } from './options.controller';
import { OptionsService } from './options.service';

@Module({
  imports: [
    EntriesModule,
    EntryRecordsModule,
    FavouritesModule,
    ReferenceModule,
    SettingsModule,
    TargetsModule,
  ],
  controllers: [OptionsController],
  providers: [CompanyPartChoice, LastDayService, OptionsService],
})
export class OptionsModule {}
