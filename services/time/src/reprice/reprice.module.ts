import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { RatesModule } from '../rate';
import { ReferenceModule } from '../reference';
import { SurchargesModule } from '../surcharge';
import { ProjectRateController } from './project-rate.controller';
import { RepriceService } from './reprice.service';

@Module({
  imports: [EntriesModule, EntryRecordsModule, RatesModule, ReferenceModule, SurchargesModule],
  controllers: [ProjectRateController],
  providers: [RepriceService],
})
export class RepriceModule {}
