import type { OriginView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { useOriginList } from '../origin.api';
import { TimberList } from '../timber-list/timber-list';
import { useOriginRemoval } from '../use-origin-removal';
import { originColumns } from './origin-columns';

const editPath = ({ id }: OriginView) => `/timber/origins/edit/${id}`;

/** List of the origins of timber. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: 'title' });
  const columns = useMemo(() => originColumns(t, format), [t, format]);
  return (
    <TimberList
      name="origin"
      list={list}
      query={useOriginList(list.args, { refetchOnMountOrArgChange: true })}
      columns={columns}
      rowTo={editPath}
      removal={useOriginRemoval()}
      create={
        can('tools.timber.manage') ? (
          <Button variant="primary" icon={plusIcon} to="/timber/origins/create">
            {t('origin.title.create')}
          </Button>
        ) : null
      }
    />
  );
}
