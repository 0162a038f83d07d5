import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { EmployeeRefModule } from '../employee-ref';
import { AddressNoteController } from './address-note.controller';
import { AddressNoteRepository } from './address-note.repository';
import { AddressNoteService } from './address-note.service';

@Module({
  imports: [AddressModule, EmployeeRefModule],
  controllers: [AddressNoteController],
  providers: [AddressNoteRepository, AddressNoteService],
  exports: [AddressNoteRepository],
})
export class NoteModule {}
