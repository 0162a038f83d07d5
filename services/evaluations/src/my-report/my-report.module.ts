import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { MyReportController } from './my-report.controller';
import { MyReportService } from './my-report.service';

@Module({
  imports: [FactModule, ReferenceModule],
  controllers: [MyReportController],
  providers: [MyReportService],
})
export class MyReportModule {}
