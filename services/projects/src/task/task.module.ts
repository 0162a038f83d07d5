import { Module } from '@nestjs/common';
import { ProjectModule } from '../project';
import { ReferenceModule } from '../reference';
import { TaskCommentRepository } from './task-comment.repository';
import { TaskCommentService } from './task-comment.service';
import { TaskCopy } from './task-copy';
import { TaskExportController } from './task-export.controller';
import { TaskExportService } from './task-export.service';
import { TaskFileController } from './task-file.controller';
import { TaskFileRepository } from './task-file.repository';
import { TaskFileService } from './task-file.service';
import { TaskNotifications } from './task-notification';
import { TaskReminderJob } from './task-reminder.job';
import { TaskSearchController } from './task-search.controller';
import { TaskSeries } from './task-series.service';
import { TaskViews } from './task-views';
import { TaskAccess } from './task.access';
import { TaskController } from './task.controller';
import { TaskRepository } from './task.repository';
import { TaskService } from './task.service';

@Module({
  imports: [ProjectModule, ReferenceModule],
  controllers: [TaskSearchController, TaskExportController, TaskFileController, TaskController],
  providers: [
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
  ],
  exports: [TaskCopy],
})
export class TasksModule {}
