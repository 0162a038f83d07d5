import { createNote, noteList, noteView, updateNote } from '@jahrring/contracts-projects';
import { childRecordRoutes, RequirePermission, ToolController } from '@jahrring/service-kit';
import { projectWorkPermissions } from '../project';
import { ProjectNoteService } from './project-note.service';

@ToolController('projects', 'projects/:id/notes')
export class ProjectNoteController extends childRecordRoutes(ProjectNoteService, {
  access: RequirePermission(...projectWorkPermissions),
  list: noteList,
  view: noteView,
  create: createNote,
  update: updateNote,
  id: 'noteId',
}) {}
