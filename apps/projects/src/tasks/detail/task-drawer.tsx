import type { TaskView } from '@jahrring/contracts-projects';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { Drawer, ErrorState, Skeletons } from '@jahrring/ui';
import { useState } from 'react';
import { useTask } from '../tasks.api';
import { newTask } from '../use-opened-task';
import { CreateTaskForm, EditTaskForm } from './edit-task';
import { ShowTask } from './show-task';

interface TaskDrawerProps {
  /** Of the task, or `new`. */
  id: string;
  /** Project of a new task. */
  projectId?: string | undefined;
  onClose: () => void;
}

/** One task beside the list or plan it was opened from: shown, changed, or made. */
export function TaskDrawer({ id, projectId, onClose }: TaskDrawerProps) {
  const t = useT('projects');
  if (id === newTask) {
    return (
      <Drawer opened onClose={onClose} title={t('tasks.action.create')}>
        <CreateTaskForm projectId={projectId} onClose={onClose} />
      </Drawer>
    );
  }
  return <ExistingTask id={id} onClose={onClose} />;
}

function ExistingTask({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('projects');
  const { data: task, error, refetch } = useTask(id);
  const [editing, setEditing] = useState(false);
  return (
    <Drawer opened onClose={onClose} title={task?.title ?? t('record.task')}>
      {task ? (
        <TaskBody task={task} editing={editing} onEdit={setEditing} onClose={onClose} />
      ) : error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('tasks.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </Drawer>
  );
}

interface TaskBodyProps {
  task: TaskView;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onClose: () => void;
}

function TaskBody({ task, editing, onEdit, onClose }: TaskBodyProps) {
  if (editing) return <EditTaskForm task={task} onClose={() => onEdit(false)} />;
  return <ShowTask task={task} onEdit={() => onEdit(true)} onClose={onClose} />;
}
