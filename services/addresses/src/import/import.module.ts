import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { AddressImportController } from './address-import.controller';
import { AddressImportRepository } from './address-import.repository';
import { AddressImportService } from './address-import.service';
import { ImportPlanner } from './import-planner';
import { ImportRowRepository } from './import-row.repository';
import { ImportRunner } from './import-runner';
import { ImportUndo } from './import-undo';
import { ImportWriter } from './import-writer';
import { ImportJob } from './import.job';

@Module({
  imports: [AddressModule],
  controllers: [AddressImportController],
  providers: [
    AddressImportRepository,
    AddressImportService,
    ImportJob,
    ImportPlanner,
    ImportRowRepository,
    ImportRunner,
    ImportUndo,
    ImportWriter,
  ],
})
export class ImportModule {}
