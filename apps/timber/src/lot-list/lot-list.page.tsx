import type { LotView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import type { RecordLabel } from '@jahrring/tool-kit/record-labels';
import { Button } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { lotsUrl, useLotList } from '../lot.api';
import { TimberList } from '../timber-list/timber-list';
import { useLotRemoval } from '../use-lot-removal';
import { lotColumns } from './lot-columns';

const lotPath = ({ id }: Pick<LotView, 'id'>) => `/timber/lots/${id}`;

function labelOf({ id, number, title, place, originTitle }: LotView): RecordLabel {
  return { path: lotPath({ id }), number, title, detail: place ?? originTitle };
}

const labelled = { url: lotsUrl, labelOf };

/** Timber that is sold together. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-number' });
  const columns = useMemo(() => lotColumns(t, format), [t, format]);
  return (
    <TimberList
      name="lot"
      list={list}
      query={useLotList(list.args, { refetchOnMountOrArgChange: true })}
      columns={columns}
      rowTo={lotPath}
      removal={useLotRemoval()}
      labelled={labelled}
      items={useListExport(`${lotsUrl}/export`, list.args, t('lot.title.list'))}
      create={
        can('tools.timber.index') ? (
          <Button variant="primary" icon={plusIcon} to="/timber/create">
            {t('lot.title.create')}
          </Button>
        ) : null
      }
    />
  );
}
