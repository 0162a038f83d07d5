import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { MachineDocumentController } from './machine-document.controller';
import { MachineDocumentRepository } from './machine-document.repository';
import { MachineDocumentService } from './machine-document.service';

@Module({
  imports: [ObjectRecordModule],
  controllers: [MachineDocumentController],
  providers: [MachineDocumentRepository, MachineDocumentService],
  exports: [MachineDocumentRepository],
})
export class MachineDocumentModule {}
