import { useFormat, useT } from '@jahrring/tool-kit';
import { Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { cubic } from '../figures';
import { useLotList } from '../lot.api';

const filter = { 'filter[state]': 'measured,offered,sold,released' };
const shown = '5';

/** Lots that still lie at the road, the oldest first. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const query = useLotList({ ...filter, pageSize: shown, sort: 'measuredOn' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('tile.title')}
      count={query.data?.total}
      to={`/timber?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('tile.none')}
      onRetry={() => void query.refetch()}
    >
      {items.map(({ id, number, title, volume }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/timber/lots/${id}`}>{`${number} ${title}`}</UiLink>
          <span>{cubic(format, volume)}</span>
        </Row>
      ))}
    </Tile>
  );
}
