import { accountImportMaxBytes, type ChartTemplateView } from '@jahrring/contracts-admin';
import { notify, problemText, useListState, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { Badge, PageFrame, Section } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { lockIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import '../settings.css';
import { fileProblemText } from '../../file-problem';
import { useDeleteTemplate, useRestoreTemplate, useTemplateList, useUploadTemplate } from '../settings.api';

type Translate = ReturnType<typeof useT>;

function templateColumns(t: Translate): GridColumn<ChartTemplateView>[] {
  return [
    {
      id: 'title',
      header: t('numbered.field.title'),
      value: (row) => row.title,
      width: 220,
      grow: 2,
      card: 'title',
    },
    {
      id: 'country',
      header: t('field.country'),
      value: (row) => (row.country ? t(`countries.${row.country}`) : null),
      width: 130,
      grow: 0,
    },
    {
      id: 'accounts',
      header: t('account.list'),
      value: (row) => t('chart.accounts', { count: row.accounts }),
      width: 130,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'shipped',
      header: t('chart.origin'),
      value: (row) => t(row.shipped ? 'chart.shipped' : 'chart.uploaded'),
      cell: (row) => (
        <Badge tone={row.shipped ? 'stein' : 'wald'} icon={row.shipped ? lockIcon : uploadIcon}>
          {t(row.shipped ? 'chart.shipped' : 'chart.uploaded')}
        </Badge>
      ),
      width: 150,
      grow: 0,
      card: 'badge',
    },
  ];
}

/** Deletes a chart, with a way back. */
function useTemplateRemoval() {
  const t = useT('admin');
  const [removeOne] = useDeleteTemplate();
  const [restoreOne] = useRestoreTemplate();
  return useRemoval({
    remove: ({ id, version }: ChartTemplateView) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: ChartTemplateView) => restoreOne(id).unwrap(),
    removed: ({ title }) => t('chart.templateDeleted', { title }),
    restored: ({ title }) => t('chart.templateRestored', { title }),
  });
}

/** Takes a chart from a file; the first row that no licence could import is named. */
function Upload() {
  const t = useT('admin');
  const [upload, { isLoading, error }] = useUploadTemplate();
  const uploadTemplate = ([file]: File[]) => {
    if (!file) return;
    upload(file)
      .unwrap()
      .then(
        ({ title }) => notify.success(t('chart.templateCreated', { title })),
        () => undefined,
      );
  };
  const message = fileProblemText(t, error);
  return (
    <Section title={t('chart.file')} description={t('chart.fileText')}>
      <FileDrop
        label={t('chart.drop')}
        description={t('chart.dropText')}
        files={[]}
        onChange={uploadTemplate}
        accept=".csv,.txt,.xlsx"
        maxSize={accountImportMaxBytes}
        disabled={isLoading}
        {...(message ? { error: message } : {})}
      />
    </Section>
  );
}

/** The charts that licences can start from. */
export function Component() {
  const t = useT('admin');
  const list = useListState({ defaultSort: '', pageSize: 'all' });
  const query = useTemplateList();
  const columns = useMemo(() => templateColumns(t), [t]);
  const { remove } = useTemplateRemoval();
  return (
    <PageFrame title={t('title.chartTemplates')} subtitle={t('chart.adminText')}>
      <DataGrid<ChartTemplateView>
        label={t('title.chartTemplates')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => row.title}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowActions={(row) => [
          !row.shipped && {
            label: t('numbered.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void remove(row),
          },
        ]}
        storageKey="admin.chartTemplates"
      />
      <Upload />
    </PageFrame>
  );
}
