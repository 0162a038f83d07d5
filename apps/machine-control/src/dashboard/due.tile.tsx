import { localDateAt, addDays } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { DueBadge } from '../due';
import { useMachines } from '../machine-control.api';

const soonDays = 30;
const shown = '5';

/** Machines of which a service or exhaust test is overdue or near, by date or by counter. */
export function Component() {
  const t = useT('machine-control');
  const format = useFormat();
  const filter = { 'filter[dueOn]': `..${addDays(localDateAt(Date.now(), format.timeZone), soonDays)}` };
  const query = useMachines({ ...filter, pageSize: shown, sort: 'dueOn,title' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('tile.title')}
      count={query.data?.total}
      to={`/machinecontrol?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('tile.none')}
      onRetry={() => void query.refetch()}
    >
      {items.map(({ id, title, level, dueOn }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/machinecontrol/objects/${id}`}>{title}</UiLink>
          {level === 'overdue' || level === 'soon' ? (
            <DueBadge level={level} />
          ) : (
            <span>{dueOn ? format.date(dueOn) : null}</span>
          )}
        </Row>
      ))}
    </Tile>
  );
}
