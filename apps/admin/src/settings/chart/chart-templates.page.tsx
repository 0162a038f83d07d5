import { accountImportMaxBytes, type ChartTemplateView } from '@jahrring/contracts-admin';
import { notify, useListState, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { PageFrame, Section } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { trashIcon } from '@jahrring/ui/icons';
import { templateColumns } from './template-columns';
import '../settings.css';
import { fileProblemText } from '../../file-problem';
import { useDeleteTemplate, useRestoreTemplate, useTemplateList, useUploadTemplate } from '../settings.api';

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
        {...gridOf(t, list, query)}
        rowLabel={(row) => row.title}
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
