import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { AnnexController } from './annex.controller';
import { AnnexRepository } from './annex.repository';
import { AnnexService } from './annex.service';
import { DayReportClient } from './day-report.client';
import { DayReportRefRepository } from './day-report.reference';

@Module({
  imports: [RecordsModule],
  controllers: [AnnexController],
  providers: [
    AnnexService,
    AnnexRepository,
    DayReportClient,
    DayReportRefRepository,
    consumerOf(DayReportRefRepository),
  ],
  exports: [AnnexRepository],
})
export class AnnexesModule {}
