export { AddressNoteEntity } from './address-note.entity';
export { AddressNoteRepository, noteColumns } from './address-note.repository';
export { NoteModule } from './note.module';
