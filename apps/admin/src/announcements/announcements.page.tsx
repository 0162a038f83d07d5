import type { AnnouncementView } from '@jahrring/contracts-admin';
import { problemText, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { announcementColumns } from './announcement-columns';
import { useAnnouncementList } from './announcements.api';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

/** What the admins of licences were told, and the dialog that tells them more. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: '-createdAt' });
  const query = useAnnouncementList(list.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => announcementColumns(t, format), [t, format]);
  const [writing, setWriting] = useState(false);
  return (
    <PageFrame
      title={t('title.announcements')}
      subtitle={t('announcement.subtitle')}
      actions={
        <Button variant="primary" icon={plusIcon} onClick={() => setWriting(true)}>
          {t('announcement.write')}
        </Button>
      }
    >
      <DataGrid<AnnouncementView>
        label={t('title.announcements')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => row.text}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        searchable
        empty={{ title: t('announcement.none') }}
        storageKey="admin.announcements"
      />
      {writing ? (
        <Suspense>
          <SendDialog onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
