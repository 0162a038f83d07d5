import { useT } from '@jahrring/tool-kit';
import { Button, Ring, Row, Text, Tile, tileStateOf } from '@jahrring/ui';
import { userPlusIcon } from '@jahrring/ui/icons';
import { ownEmployees } from '../employees/employee-scope';
import { useSeats } from '../employees/employees.api';

/** Shows how many seats of the licence are used, and a button to invite somebody. */
export function Component() {
  const t = useT('admin');
  const query = useSeats(ownEmployees.base);
  const { used = 0, limit = 0 } = query.data ?? {};
  const text = t('dashboard.seats', { used, limit });
  return (
    <Tile
      title={t('dashboard.people')}
      to={ownEmployees.listPath}
      state={tileStateOf(query, false)}
      empty=""
      onRetry={() => void query.refetch()}
      lines={3}
      actions={
        <Button size="small" icon={userPlusIcon} to={ownEmployees.createPath}>
          {t('dashboard.invite')}
        </Button>
      }
    >
      <Row gap={4} noWrap>
        <Ring value={limit > 0 ? used / limit : 0} label={t('dashboard.people')} valueText={text} size={72}>
          {used}
        </Ring>
        <Text>{text}</Text>
      </Row>
    </Tile>
  );
}
