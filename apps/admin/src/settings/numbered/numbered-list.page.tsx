import { problemText, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { type ActionMenuItem, Button } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useNumberedList } from './numbered.api';
import { NumberedActions } from './numbered-actions';
import { numberedColumns } from './numbered-columns';
import { type NumberedKind, type NumberedRecord, useNumberedKind } from './numbered-kind';
import { useNumberedRemoval } from './use-numbered-removal';

function useRowActions(kind: NumberedKind): (row: NumberedRecord) => ActionMenuItem[] {
  const t = useT('admin');
  const navigate = useNavigate();
  const { remove, restore } = useNumberedRemoval(kind);
  return (row) => [
    {
      label: t('numbered.open', { name: row.title }),
      icon: editIcon,
      onClick: () => void navigate(`${kind.path}/edit/${row.id}`),
    },
    row.deletedAt === null
      ? { label: t('numbered.delete'), icon: trashIcon, danger: true, onClick: () => void remove(row) }
      : { label: t('numbered.restore'), icon: restoreIcon, onClick: () => void restore(row) },
  ];
}

function NumberedList({ kind }: { kind: NumberedKind }) {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: 'number' });
  const { deleted } = list.state;
  const query = useNumberedList({ base: kind.base, args: list.args }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => numberedColumns(kind, t, format), [kind, t, format]);
  const rowActions = useRowActions(kind);
  const create = (
    <Button variant="primary" icon={plusIcon} to={`${kind.path}/create`}>
      {t(`${kind.texts}.create`)}
    </Button>
  );
  return (
    <SettingsFrame
      title={t(`${kind.texts}.${deleted ? 'deletedList' : 'list'}`)}
      subtitle={t(`${kind.texts}.text`)}
      actions={
        <NumberedActions
          kind={kind}
          args={list.args}
          deleted={deleted}
          onShowDeleted={(show) => list.set({ deleted: show })}
        />
      }
    >
      <DataGrid<NumberedRecord>
        label={t(`${kind.texts}.list`)}
        columns={columns}
        rows={query.currentData?.items}
        total={query.currentData?.total}
        rowLabel={(row) => `${row.number} ${row.title}`}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={(row) => `${kind.path}/edit/${row.id}`}
        isMuted={(row) => !row.active || row.deletedAt !== null}
        rowActions={rowActions}
        searchable
        searchPlaceholder={t('numbered.search')}
        empty={
          deleted
            ? { title: t('numbered.noDeleted') }
            : { title: t(`${kind.texts}.empty`), text: t(`${kind.texts}.text`), action: create }
        }
        storageKey={`admin.${kind.texts}`}
      />
    </SettingsFrame>
  );
}

/** Company parts, cost centres, revenue centres or the chart of accounts, by the path. */
export function Component() {
  const kind = useNumberedKind();
  return <NumberedList key={kind.path} kind={kind} />;
}
