import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { ReferenceModule } from '../reference';
import { AddressNoteController } from './address-note.controller';
import { AddressNoteRepository } from './address-note.repository';
import { AddressNoteService } from './address-note.service';

@Module({
  imports: [AddressModule, ReferenceModule],
  controllers: [AddressNoteController],
  providers: [AddressNoteRepository, AddressNoteService],
  exports: [AddressNoteRepository],
})
export class NoteModule {}
