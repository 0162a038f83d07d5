import { Module } from '@nestjs/common';
import { FileWordModule } from '../file-word';
import { LoadModule } from '../load';
import { LotModule } from '../lot';
import { MachineTimeModule } from '../machine-time';
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
import { FileContents } from './file-contents';
import { LoadWriter } from './load-writer';
import { SpanWriter } from './span-writer';
import { StemWriter } from './stem-writer';

@Module({
  imports: [FileWordModule, LoadModule, MachineTimeModule, LotModule, OriginModule, SettingsModule],
  controllers: [MachineFileController],
  providers: [
    ...[MachineFileRepository, MappingRepository, FileStemRepository, MappingService, MachineFileService],
    ...[
      AllocatedLotService,
      MachineFileReader,
      StemWriter,
      LoadWriter,
      SpanWriter,
      FileContents,
      MachineFileCheckService,
      MachineFileWriteService,
    ],
  ],
})
export class MachineFileModule {}
