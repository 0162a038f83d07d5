import { Module } from '@nestjs/common';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { SettingsModule } from '../settings';
import { MachineFileCheckService } from './machine-file-check.service';
import { MachineFileController } from './machine-file.controller';
import { FileStemRepository, MachineFileRepository, MappingRepository } from './machine-file.repositories';
import { MachineFileService } from './machine-file.service';
import { MachineFileWriteService } from './machine-file-write.service';
import { MappingService } from './mapping.service';
import { AllocatedLotService } from './allocated-lot.service';
import { MachineFileReader } from './machine-file-reader';
import { StemWriter } from './stem-writer';

@Module({
  imports: [LotModule, OriginModule, SettingsModule],
  controllers: [MachineFileController],
  providers: [
    ...[MachineFileRepository, MappingRepository, FileStemRepository, MappingService, MachineFileService],
    ...[AllocatedLotService, MachineFileReader, StemWriter, MachineFileCheckService, MachineFileWriteService],
  ],
})
export class MachineFileModule {}
