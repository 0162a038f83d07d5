import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { ReferenceModule } from '../reference';
import { ProjectNoteController } from './project-note.controller';
import { ProjectNoteRepository } from './project-note.repository';
import { ProjectNoteService } from './project-note.service';

@Module({
  imports: [ProjectModule, ReferenceModule],
  controllers: [ProjectNoteController],
  providers: [ProjectNoteRepository, ProjectNoteService],
  exports: [ProjectNoteService],
})
export class NotesModule {}
