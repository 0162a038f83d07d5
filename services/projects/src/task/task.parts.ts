import { TaskCommentEntity } from './task-comment.entity';
import { TaskCommentRepository } from './task-comment.repository';
import { TaskCommentService } from './task-comment.service';
import { TaskCopy } from './task-copy';
import { TaskExportController } from './task-export.controller';
import { TaskExportService } from './task-export.service';
import { TaskFileController } from './task-file.controller';
import { TaskFileEntity } from './task-file.entity';
import { TaskFileRepository } from './task-file.repository';
import { TaskFileService } from './task-file.service';
import { TaskNotifications } from './task-notification';
import { TaskPersonEntity } from './task-person.entity';
import { TaskReminderJob } from './task-reminder.job';
import { TaskSearchController } from './task-search.controller';
import { TaskSeries } from './task-series.service';
import { TaskViews } from './task-views';
import { TaskAccess } from './task.access';
import { TaskController } from './task.controller';
import { TaskEntity } from './task.entity';
import { TaskRepository } from './task.repository';
import { TaskService } from './task.service';

/** What tasks bring into the module of projects. */
export const taskControllers = [
  TaskSearchController,
  TaskExportController,
  TaskFileController,
  TaskController,
];
export const taskProviders = [
  TaskRepository,
  TaskCommentRepository,
  TaskFileRepository,
  TaskAccess,
  TaskViews,
  TaskSeries,
  TaskNotifications,
  TaskService,
  TaskCommentService,
  TaskFileService,
  TaskCopy,
  TaskExportService,
  TaskReminderJob,
];
export const taskEntities = [TaskEntity, TaskPersonEntity, TaskCommentEntity, TaskFileEntity];
