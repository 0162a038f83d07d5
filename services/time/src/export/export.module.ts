import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryExportController } from './entry-export.controller';
import { EntryExportService } from './entry-export.service';

@Module({
  imports: [EntriesModule],
  controllers: [EntryExportController],
  providers: [EntryExportService],
})
export class ExportModule {}
