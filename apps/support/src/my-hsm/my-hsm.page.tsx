import type { SupportCaseItem } from '@jahrring/contracts-support';
import {
  useAbility,
  useFormat,
  useListState,
  useRecordChanges,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useCases, useSupportSettings } from '../support.api';
import { caseColumns } from './case-columns';
import '../support.css';

const OpenCase = lazy(async () => ({ default: (await import('./open-case')).OpenCase }));

/** `/my-hsm?new=1&at=/timetables&tool=time&code=…`: a failure card leads here. */
const filledIn = ['new', 'at', 'tool', 'code'];

const chatPath = ({ id }: SupportCaseItem) => `/my-hsm/support-cases/${id}/chat`;

/** One's own calls for help; those of the licence for who sees them all. */
export function Component() {
  const t = useT('support');
  const format = useFormat();
  const list = useListState({ defaultSort: '-lastMessageAt' });
  const query = useCases(list.args, { refetchOnMountOrArgChange: true });
  const { data: settings } = useSupportSettings(undefined);
  const [params, setParams] = useSearchParams();
  const showsAll = useAbility().gradeOf('tools.my_hsm.index') === 'all';
  const columns = useMemo(() => caseColumns(t, format, showsAll), [t, format, showsAll]);
  useRecordChanges('support/case', () => void query.refetch());

  const open = () => setParams((before) => new URLSearchParams([...before, ['new', '1']]));
  const close = () => setParams(withoutCase, { replace: true });
  const action = (
    <Button variant="primary" icon={plusIcon} onClick={open}>
      {t('open.title')}
    </Button>
  );
  return (
    <PageFrame
      title={t('title.mine')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      actions={settings?.mayOpen ? action : undefined}
    >
      <DataGrid<SupportCaseItem>
        label={t('title.mine')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `#${row.number} ${row.subject}`}
        rowTo={chatPath}
        isMuted={(row) => row.status === 'closed'}
        searchable
        searchPlaceholder={t('list.search')}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
        storageKey="support.cases"
      />
      {params.has('new') && settings?.mayOpen ? (
        <Suspense>
          <OpenCase params={params} settings={settings} onClose={close} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

/** The address without what a new case was filled in with. */
function withoutCase(before: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...before].filter(([name]) => !filledIn.includes(name)));
}
