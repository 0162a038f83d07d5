import type { ContainerView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import type { RecordLabel } from '@jahrring/tool-kit/record-labels';
import { Button } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { containersUrl, useContainerList } from '../container.api';
import { TimberList } from '../timber-list/timber-list';
import { useContainerRemoval } from '../use-container-removal';
import { containerColumns } from './container-columns';

const editPath = ({ id }: Pick<ContainerView, 'id'>) => `/timber/containers/edit/${id}`;

function labelOf({ id, title, place }: ContainerView): RecordLabel {
  return { path: editPath({ id }), title, detail: place };
}

const labelled = { url: containersUrl, labelOf };

/** List of containers for loose wood. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: 'title' });
  const columns = useMemo(() => containerColumns(t, format), [t, format]);
  return (
    <TimberList
      name="container"
      list={list}
      query={useContainerList(list.args, { refetchOnMountOrArgChange: true })}
      columns={columns}
      rowTo={editPath}
      removal={useContainerRemoval()}
      labelled={labelled}
      create={
        can('tools.timber.manage') ? (
          <Button variant="primary" icon={plusIcon} to="/timber/containers/create">
            {t('container.title.create')}
          </Button>
        ) : null
      }
    />
  );
}
