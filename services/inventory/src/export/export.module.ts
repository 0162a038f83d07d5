import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { RateCategoryModule } from '../rate-category';
import { MachineExportController } from './machine-export.controller';
import { ObjectExportController } from './object-export.controller';
import { ObjectExportService } from './object-export.service';

@Module({
  imports: [ObjectRecordModule, RateCategoryModule],
  controllers: [ObjectExportController, MachineExportController],
  providers: [ObjectExportService],
})
export class ExportModule {}
