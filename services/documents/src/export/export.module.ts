import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { DocumentBreakdowns } from './document-breakdowns';
import { DocumentExportController } from './document-export.controller';
import { DocumentExportService } from './document-export.service';

@Module({
  imports: [RecordsModule, ReferenceModule, SettingsModule],
  controllers: [DocumentExportController],
  providers: [DocumentBreakdowns, DocumentExportService],
})
export class ExportModule {}
