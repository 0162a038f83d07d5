import type { MailListItem } from '@jahrring/contracts-admin';
import { useFormat, useListState, useSearchParams, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo } from 'react';
import { useMailList } from './mail.api';
import { mailColumns } from './mail-columns';

const MailDrawer = lazy(async () => ({ default: (await import('./mail-drawer')).MailDrawer }));

/** List of the mails that the installation has sent; with the embedded default this is the only mailbox. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: '-createdAt' });
  const query = useMailList(list.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => mailColumns(t, format), [t, format]);
  const [params, setParams] = useSearchParams();
  const open = params.get('mail');
  const pathOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('mail', id);
    return `/admin/mail?${next.toString()}`;
  };
  const close = () =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('mail');
      return next;
    });
  return (
    <PageFrame title={t('title.mail')}>
      <DataGrid<MailListItem>
        label={t('title.mail')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.subject}
        rowTo={(row) => pathOf(row.id)}
        searchable
        empty={{ title: t('mail.none') }}
        storageKey="admin.mails"
      />
      {open ? (
        <Suspense>
          <MailDrawer id={open} onClose={close} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
