import { taskListSpec } from '@jahrring/contracts-projects';
import {
  problemText,
  useAbility,
  useListExport,
  useListState,
  useShortcut,
  useT,
  type ListArgs,
} from '@jahrring/tool-kit';
import { ActionMenu, Button, EmptyState, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { arrowLeftIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { AddLine, creating } from '../line/add-line';
import { TaskFrame } from '../task-frame';
import { type Grouping } from '../task-groups';
import { TaskList } from '../task-list';
import { useTaskList } from '../tasks.api';
import { newTask, useOpenedTask } from '../use-opened-task';
import { ListFilters } from './list-filters';
import { useGrouping } from './use-grouping';
import { taskListArgs } from './task-list-args';

const pageSize = 100;
const mostShown = 500;

/** All tasks one may see, under headings, with a line to add the next. */
export function Component() {
  const t = useT('projects');
  const { canAny } = useAbility();
  const { show } = useOpenedTask();
  const list = useListState({ defaultSort: taskListSpec.defaultSort, pageSize });
  const [by, setBy] = useGrouping();
  const { deleted } = list.state;
  const args = taskListArgs(list.args, list.state);
  const exportItems = useListExport('/api/projects/tasks/export', args, t('tasks.title.list'));
  const mayCreate = canAny(creating);
  useShortcut({
    id: 'projects.newTask',
    key: 'n',
    label: t('tasks.action.create'),
    run: () => mayCreate && show(newTask),
  });
  return (
    <TaskFrame
      view="list"
      subtitle={t(deleted ? 'tasks.list.deleted' : 'tasks.list.subtitle')}
      actions={
        <>
          {mayCreate && !deleted ? (
            <Button icon={plusIcon} onClick={() => show(newTask)}>
              {t('tasks.action.create')}
            </Button>
          ) : null}
          {deleted ? (
            <Button icon={arrowLeftIcon} onClick={() => list.set({ deleted: false })}>
              {t('list.showLiving')}
            </Button>
          ) : null}
          <ActionMenu
            items={[
              ...exportItems,
              !deleted && {
                label: t('list.showDeleted'),
                icon: trashIcon,
                separated: true,
                onClick: () => list.set({ deleted: true }),
              },
            ]}
          />
        </>
      }
    >
      <Stack>
        {deleted ? null : <AddLine />}
        <ListFilters list={list} by={by} onGroup={setBy} />
        <Found
          args={args}
          by={by}
          filtered={list.filtered}
          onMore={() => list.set({ pageSize: mostShown })}
          onReset={list.reset}
        />
      </Stack>
    </TaskFrame>
  );
}

interface FoundProps {
  args: ListArgs;
  by: Grouping;
  filtered: boolean;
  onMore: () => void;
  onReset: () => void;
}

function Found({ args, by, filtered, onMore, onReset }: FoundProps) {
  const t = useT('projects');
  const { data, error, refetch } = useTaskList(args);
  if (!data) {
    if (!error) return <Skeletons lines={10} />;
    return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  }
  if (data.items.length === 0) {
    const reset = filtered ? <Button onClick={onReset}>{t('tasks.filter.reset')}</Button> : undefined;
    return (
      <EmptyState title={t(filtered ? 'tasks.list.noneFound' : 'tasks.list.emptyTitle')} action={reset}>
        {filtered ? null : t('tasks.list.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <TaskList tasks={data.items} by={by} />
      {data.total > data.items.length ? (
        <Stack gap={2}>
          <Text tone="muted">{t('tasks.list.shown', { shown: data.items.length, total: data.total })}</Text>
          {data.items.length < mostShown ? <Button onClick={onMore}>{t('tasks.list.more')}</Button> : null}
        </Stack>
      ) : null}
    </>
  );
}
