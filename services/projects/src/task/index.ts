export { TaskCommentEntity } from './task-comment.entity';
export { TaskCopy } from './task-copy';
export { TaskFileEntity } from './task-file.entity';
export { TaskPersonEntity } from './task-person.entity';
export { seedTasks } from './task-seed';
export { TaskEntity } from './task.entity';
export { TasksModule } from './task.module';
