import { useFormat, useRecordChanges, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';
import { useDeskCases } from '../support.api';

const filter = { 'filter[status]': 'new,in_progress' };
const shown = '5';

/** Tile of the cases that the desk must answer next; the title opens the queue. */
export function Component() {
  const t = useT('support');
  const format = useFormat();
  const query = useDeskCases({ ...filter, sort: 'due,createdAt', pageSize: shown });
  const items = query.data?.items ?? [];
  useRecordChanges('support/case', () => void query.refetch());
  const isLate = (due: string | null) => due !== null && Date.parse(due) < Date.now();
  return (
    <Tile
      title={t('title.desk')}
      count={query.data?.total}
      to={`/hsm-admin?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('desk.emptyTitle')}
      onRetry={() => void query.refetch()}
      lines={Number(shown)}
    >
      {items.map(({ id, number, subject, dueAt }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/hsm-admin?case=${id}`}>
            #{number} {subject}
          </UiLink>
          {dueAt ? (
            <Badge tone={isLate(dueAt) ? 'rot' : 'stein'} icon={isLate(dueAt) ? alertIcon : clockIcon}>
              {format.dateTime(dueAt)}
            </Badge>
          ) : null}
        </Row>
      ))}
    </Tile>
  );
}
