import { useAbility, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, Row, SegmentedControl, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { AddLine, creating } from './line/add-line';
import { OpenedTask } from './opened-task';
import { TaskList } from './task-list';
import { useTaskList } from './tasks.api';
import { newTask, useOpenedTask } from './use-opened-task';

const mostShown = '500';

/** The tasks of one project, for its page: with a line to add the next. */
export function ProjectTasks({ projectId }: { projectId: string }) {
  const t = useT('projects');
  const { canAny } = useAbility();
  const { show } = useOpenedTask();
  const [status, setStatus] = useState('open');
  const { data, error, refetch } = useTaskList({
    'filter[projectId]': projectId,
    'filter[status]': status,
    sort: status === 'done' ? '-doneAt' : 'due,-urgency',
    pageSize: mostShown,
  });
  const mayCreate = canAny(creating);
  return (
    <Stack>
      <AddLine preset={{ projectId }} />
      <Row justify="between">
        <SegmentedControl
          label={t('taskFields.status')}
          value={status}
          onChange={setStatus}
          options={['open', 'done'].map((value) => ({ value, label: t(`tasks.status.${value}`) }))}
        />
        {mayCreate ? (
          <Button icon={plusIcon} onClick={() => show(newTask)}>
            {t('tasks.action.create')}
          </Button>
        ) : null}
      </Row>
      {data ? (
        data.items.length > 0 ? (
          <TaskList tasks={data.items} by="deadline" withProject={false} />
        ) : (
          <EmptyState title={t(status === 'open' ? 'tasks.list.noneOpen' : 'tasks.list.noneDone')} />
        )
      ) : (
        <QueryState query={{ error, refetch }} lines={6} />
      )}
      <OpenedTask projectId={projectId} />
    </Stack>
  );
}
