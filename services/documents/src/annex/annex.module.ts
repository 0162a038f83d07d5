import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { AnnexController } from './annex.controller';
import { AnnexRepository } from './annex.repository';
import { AnnexService } from './annex.service';
import { DayReportRefRepository } from './day-report-ref.repository';
import { DayReportClient } from './day-report.client';
import { DayReportConsumer } from './day-report.consumer';

@Module({
  imports: [RecordsModule],
  controllers: [AnnexController],
  providers: [AnnexService, AnnexRepository, DayReportClient, DayReportConsumer, DayReportRefRepository],
  exports: [AnnexRepository],
})
export class AnnexesModule {}
