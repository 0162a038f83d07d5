import { localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { alertIcon, flagIcon } from '@jahrring/ui/icons';
import { isOverdue } from '../tasks/task-dates';
import { useTaskList } from '../tasks/tasks.api';

const shown = '6';

/** The user's own next tasks; the title opens the whole list. */
export function Component() {
  const t = useT('projects');
  const format = useFormat();
  const { user, licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const filter = { 'filter[personId]': user.membershipId };
  const query = useTaskList({
    ...filter,
    'filter[status]': 'open',
    'filter[archived]': 'false',
    sort: 'due,-urgency',
    pageSize: shown,
  });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('tasks.tile.title')}
      count={query.data?.total}
      to={`/tasks?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('tasks.tile.empty')}
      onRetry={() => void query.refetch()}
      lines={Number(shown)}
    >
      {items.map((task) => (
        <Row key={task.id} justify="between" noWrap>
          <UiLink to={`/tasks?task=${task.id}`}>{task.title}</UiLink>
          {task.deadline ? (
            <Badge
              tone={isOverdue(task, today) ? 'rot' : 'stein'}
              icon={isOverdue(task, today) ? alertIcon : flagIcon}
            >
              {format.longDate(task.deadline)}
            </Badge>
          ) : null}
        </Row>
      ))}
    </Tile>
  );
}
