import type { TaskView } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Section, Stack, Text } from '@jahrring/ui';
import { useId, useState, type FormEvent } from 'react';
import { sendIcon } from '@jahrring/ui/icons';
import { useCommentTask } from '../tasks.api';
import { useTaskProblem } from '../use-task-actions';

/** Comments on a task, and a field to write more. */
export function Comments({ task }: { task: TaskView }) {
  const t = useT('projects');
  const format = useFormat();
  return (
    <Section title={t('taskFields.comments')}>
      <Stack gap={3}>
        {task.comments.map(({ id, text, authorName, createdAt }) => (
          <div key={id} className="tasks-comment">
            <Text size="small" tone="muted">
              {authorName}, {format.dateTime(createdAt)}
            </Text>
            <span className="tasks-description">{text}</span>
          </div>
        ))}
        {task.deletedAt === null ? <WriteComment id={task.id} /> : null}
      </Stack>
    </Section>
  );
}

function WriteComment({ id }: { id: string }) {
  const t = useT('projects');
  const field = useId();
  const problem = useTaskProblem();
  const [text, setText] = useState('');
  const [comment, { isLoading }] = useCommentTask();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await comment({ id, text }).unwrap();
      setText('');
    } catch (error) {
      problem(error);
    }
  };
  return (
    <form className="tasks-write" onSubmit={(event) => void send(event)}>
      <label htmlFor={field} className="jr-hidden">
        {t('tasks.comment.label')}
      </label>
      <textarea
        id={field}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('tasks.comment.label')}
      />
      <Button type="submit" icon={sendIcon} disabled={text.trim() === ''} loading={isLoading}>
        {t('tasks.comment.send')}
      </Button>
    </form>
  );
}
