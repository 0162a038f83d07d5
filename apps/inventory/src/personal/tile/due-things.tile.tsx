import { addDays, localDateAt } from '@jahrring/contracts-common';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { DueDay } from '../due-day';
import { useHoldings } from '../personal.api';

const soonDays = 30;
const shown = '5';

/** Tile of the handed-out articles that are to be exchanged or inspected; for most users, only their own. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const { can } = useAbility();
  const all = can('tools.personal_inventory.manage');
  const until = addDays(localDateAt(Date.now(), format.timeZone), soonDays);
  const query = useHoldings({ 'filter[dueOn]': `..${until}`, pageSize: shown, sort: 'dueOn' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t(all ? 'personal.tileAll' : 'personal.tileOwn')}
      count={query.data?.total}
      to="/personal-inventory?tab=due"
      state={tileStateOf(query, items.length === 0)}
      empty={t('personal.nothingDueTile')}
      onRetry={() => void query.refetch()}
    >
      {items.map(({ id, employeeId, articleTitle, employeeName, dueOn }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/personal-inventory/people/${employeeId}`}>
            {all ? `${articleTitle} · ${employeeName}` : articleTitle}
          </UiLink>
          <DueDay day={dueOn} />
        </Row>
      ))}
    </Tile>
  );
}
