import { Module } from '@nestjs/common';
import { OriginModule } from '../origin';
import { MachineFileCheckService } from './machine-file-check.service';
import { MachineFileController } from './machine-file.controller';
import { FileStemRepository, MachineFileRepository, MappingRepository } from './machine-file.repositories';
import { MachineFileService } from './machine-file.service';
import { MachineFileWriteService } from './machine-file-write.service';
import { MappingService } from './mapping.service';
import { StemWriter } from './stem-writer';

@Module({
  imports: [OriginModule],
  controllers: [MachineFileController],
  providers: [
    ...[MachineFileRepository, MappingRepository, FileStemRepository, MappingService, MachineFileService],
    ...[StemWriter, MachineFileCheckService, MachineFileWriteService],
  ],
})
export class MachineFileModule {}
