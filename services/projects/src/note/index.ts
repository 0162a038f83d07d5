export { NotesModule } from './note.module';
export { ProjectNoteEntity } from './project-note.entity';
export { ProjectNoteRepository } from './project-note.repository';
export { ProjectNoteService } from './project-note.service';
