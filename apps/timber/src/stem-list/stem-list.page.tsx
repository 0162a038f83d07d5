import type { StemView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { axeIcon, uploadIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { stemsUrl, useStemList } from '../stem.api';
import { TimberList } from '../timber-list/timber-list';
import { useStemRemoval } from '../use-stem-removal';
import { stemColumns } from './stem-columns';

const editPath = ({ id }: StemView) => `/timber/stems/edit/${id}`;

/** Measured logs. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-measuredOn' });
  const columns = useMemo(() => stemColumns(t, format), [t, format]);
  const files = useListExport(`${stemsUrl}/export`, list.args, t('stem.title.list'));
  const machineFiles = {
    label: t('machineFile.title.list'),
    icon: uploadIcon,
    to: '/timber/machine-files',
  };
  return (
    <TimberList
      name="stem"
      list={list}
      query={useStemList(list.args, { refetchOnMountOrArgChange: true })}
      columns={columns}
      rowTo={editPath}
      removal={useStemRemoval()}
      items={can('tools.timber.manage') ? [...files, machineFiles] : files}
      create={
        can('tools.timber.index') ? (
          <Button variant="primary" icon={axeIcon} to="/timber/stems/record">
            {t('stem.title.record')}
          </Button>
        ) : null
      }
    />
  );
}
