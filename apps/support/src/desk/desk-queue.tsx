import { caseStatuses, type DeskCaseItem } from '@jahrring/contracts-support';
import { useAbility, useBoot, useFormat, useListState, useRecordChanges, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, PageFrame, SegmentedControl } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { settingsIcon } from '@jahrring/ui/icons';
import { useDeskAgents, useDeskCases, useDeskFigures } from '../support.api';
import { DeskFiguresRow } from './desk-figures';
import { queueColumns } from './queue-columns';

const open = 'new,in_progress,waiting';
const views = ['open', 'mine', 'free', 'waiting', 'all'] as const;
type View = (typeof views)[number];

type Filter = Record<string, string>;

/** Returns the filter of each view of the queue; it is in the URL as ordinary filters; open cases need none. */
function filterOf(view: View, me: string): Filter {
  if (view === 'mine') return { status: open, assignee: me };
  if (view === 'free') return { status: open, assignee: 'none' };
  if (view === 'waiting') return { status: 'waiting' };
  return view === 'all' ? { status: caseStatuses.join(',') } : {};
}

const sameFilter = (a: Filter, b: Filter) =>
  ['status', 'assignee'].every((field) => (a[field] ?? '') === (b[field] ?? ''));

/** Cases of all licences: the open ones unless told; a search looks at all. */
export function DeskQueue() {
  const t = useT('support');
  const format = useFormat();
  const { user } = useBoot();
  const { can } = useAbility();
  const list = useListState({ defaultSort: 'due,createdAt' });
  const { filter, search } = list.state;
  const isPlain = Object.keys(filter).length === 0 && search === '';
  const args = isPlain ? { ...list.args, 'filter[status]': open } : list.args;
  const query = useDeskCases(args, { refetchOnMountOrArgChange: true });
  const figures = useDeskFigures(undefined, { refetchOnMountOrArgChange: true });
  const { data: agents } = useDeskAgents(undefined);
  const columns = useMemo(() => queueColumns(t, format, agents?.items ?? []), [t, format, agents]);
  useRecordChanges('support/case', () => {
    void query.refetch();
    void figures.refetch();
  });
  const view = views.find((one) => sameFilter(filterOf(one, user.membershipId), filter));
  return (
    <PageFrame
      title={t('title.desk')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      actions={
        can('tools.plugin.index') ? (
          <Button icon={settingsIcon} to="/plugins/hsm-admin/settings/hours">
            {t('desk.settings')}
          </Button>
        ) : undefined
      }
    >
      <DeskFiguresRow figures={figures.data} />
      <DataGrid<DeskCaseItem>
        label={t('title.desk')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `#${row.number} ${row.subject}`}
        rowTo={({ id }) => `/hsm-admin?case=${id}`}
        isMuted={(row) => row.status === 'closed'}
        searchable
        searchPlaceholder={t('desk.search')}
        toolbar={
          <SegmentedControl<View | 'own'>
            label={t('desk.views')}
            options={views.map((value) => ({ value, label: t(`desk.view.${value}`) }))}
            value={view ?? 'own'}
            onChange={(next) =>
              list.set({ filter: next === 'own' ? filter : filterOf(next, user.membershipId) })
            }
          />
        }
        empty={{ title: t('desk.emptyTitle'), text: t('desk.emptyText') }}
        storageKey="support.desk"
      />
    </PageFrame>
  );
}
