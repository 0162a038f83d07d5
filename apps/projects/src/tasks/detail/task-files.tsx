import { fileLimits } from '@jahrring/contracts-common';
import type { TaskFile, TaskView } from '@jahrring/contracts-projects';
import { saveFile, useFormat, useT } from '@jahrring/tool-kit';
import { Icon, IconButton, Section, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { downloadIcon, fileIcon, trashIcon } from '@jahrring/ui/icons';
import { CameraButton } from '../../project-page/files/camera-button';
import { taskFileUrl, useAddTaskFile, useDeleteTaskFile } from '../tasks.api';
import { useTaskProblem } from '../use-task-actions';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** Files of a task: photos of what is done, plans of what is to do. */
export function TaskFiles({ task }: { task: TaskView }) {
  const t = useT('projects');
  const problem = useTaskProblem();
  const [add, { isLoading }] = useAddTaskFile();
  const editable = task.mayUpdate && task.deletedAt === null;
  const send = async (files: readonly File[]) => {
    try {
      for (const file of files) await add({ id: task.id, file }).unwrap();
    } catch (error) {
      problem(error);
    }
  };
  if (!editable && task.files.length === 0) return null;
  return (
    <Section title={t('taskFields.files')}>
      <Stack gap={3}>
        {task.files.length > 0 ? (
          <ul className="tasks-files">
            {task.files.map((file) => (
              <FileLine key={file.id} taskId={task.id} file={file} editable={editable} />
            ))}
          </ul>
        ) : null}
        {editable ? (
          <>
            <FileDrop
              label={t('tasks.file.add')}
              files={[]}
              onChange={(files) => void send(files)}
              maxSize={fileLimits.attachment}
              multiple
              disabled={isLoading}
            />
            <CameraButton disabled={isLoading} onPhoto={(photo) => void send([photo])} />
          </>
        ) : null}
      </Stack>
    </Section>
  );
}

interface FileLineProps {
  taskId: string;
  file: TaskFile;
  editable: boolean;
}

function FileLine({ taskId, file, editable }: FileLineProps) {
  const t = useT('projects');
  const format = useFormat();
  const problem = useTaskProblem();
  const [remove] = useDeleteTaskFile();
  const { id, version, name, mime, authorName, createdAt } = file;
  const url = taskFileUrl(taskId, id);
  const drop = async () => {
    try {
      await remove({ taskId, id, version }).unwrap();
    } catch (error) {
      problem(error);
    }
  };
  return (
    <li>
      {pictures.has(mime) ? <img src={url} alt="" loading="lazy" /> : <Icon name={fileIcon} size={24} />}
      <span className="tasks-files__text">
        <span>{name}</span>
        <Text size="small" tone="muted">
          {authorName}, {format.dateTime(createdAt)}
        </Text>
      </span>
      <IconButton
        icon={downloadIcon}
        label={t('tasks.file.save', { name })}
        onClick={() => void saveFile({ url }, name).catch(problem)}
      />
      {editable ? (
        <IconButton icon={trashIcon} label={t('tasks.file.remove', { name })} onClick={() => void drop()} />
      ) : null}
    </li>
  );
}
