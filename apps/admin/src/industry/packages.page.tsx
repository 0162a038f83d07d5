import { industryLimits, type PackageView } from '@jahrring/contracts-admin';
import { notify, problemText, saveBlob, useListState, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, ConfirmDialog, PageFrame, Section } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { downloadIcon, lockIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { useMemo, useState } from 'react';
import { fileProblemText } from '../file-problem';
import { useDeletePackage, useGetPackage, useImportPackage, usePackages } from './industry.api';
import { useContents } from './solution-list';

type Translate = ReturnType<typeof useT>;

function packageColumns(t: Translate, contents: ReturnType<typeof useContents>): GridColumn<PackageView>[] {
  return [
    {
      id: 'title',
      header: t('industry.package'),
      value: ({ title }) => title,
      width: 200,
      grow: 2,
      card: 'title',
    },
    {
      id: 'number',
      header: t('industry.field.number'),
      value: ({ number }) => t('industry.version', { number }),
      width: 110,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'country',
      header: t('field.country'),
      value: ({ country }) => (country ? t(`countries.${country}`) : null),
      width: 130,
      grow: 0,
    },
    {
      id: 'counts',
      header: t('industry.contents'),
      value: ({ counts }) => contents(counts),
      width: 180,
      grow: 3,
      // Longer than a phone is wide.
      card: 'none',
    },
    {
      id: 'licences',
      header: t('title.licences'),
      value: ({ licences }) => licences,
      width: 110,
      grow: 0,
    },
    {
      id: 'shipped',
      header: t('chart.origin'),
      value: ({ shipped }) => t(shipped ? 'chart.shipped' : 'chart.uploaded'),
      cell: ({ shipped }) => (
        <Badge tone={shipped ? 'stein' : 'wald'} icon={shipped ? lockIcon : uploadIcon}>
          {t(shipped ? 'chart.shipped' : 'chart.uploaded')}
        </Badge>
      ),
      width: 150,
      grow: 0,
      card: 'badge',
    },
  ];
}

/** Hands a version over as the file that an import takes. */
function useExport() {
  const toast = useProblemToast();
  const [load] = useGetPackage();
  return async ({ key, number }: PackageView) => {
    const { data, error } = await load({ key, number });
    if (!data) return toast(error);
    saveBlob(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      `${key}-${number}.json`,
    );
  };
}

/** Takes a package from a file; the first field that is wrong is named. */
function Import() {
  const t = useT('admin');
  const [take, { isLoading, error }] = useImportPackage();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async ([file]: File[]) => {
    if (!file) return;
    const content = parsed(await file.text());
    setUnreadable(content === undefined);
    if (content === undefined) return;
    const answer = await take(content);
    if (answer.data) notify.success(t('industry.imported', { number: answer.data.number }));
  };
  const message = isUnreadable ? t('industry.noJson') : fileProblemText(t, error);
  return (
    <Section title={t('industry.import')} description={t('industry.importText')}>
      <FileDrop
        label={t('industry.drop')}
        description={t('industry.dropText')}
        files={[]}
        onChange={(files) => void read(files)}
        accept=".json,application/json"
        maxSize={industryLimits.bytes}
        disabled={isLoading}
        {...(message ? { error: message } : {})}
      />
    </Section>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The industry packages of the installation. */
export function Component() {
  const t = useT('admin');
  const list = useListState({ defaultSort: '', pageSize: 'all' });
  const query = usePackages();
  const contents = useContents();
  const exportOne = useExport();
  const toast = useProblemToast();
  const [deleting, setDeleting] = useState<PackageView | null>(null);
  const [drop] = useDeletePackage();
  const remove = async () => {
    if (!deleting) return;
    try {
      await drop(deleting).unwrap();
      notify.success(t('industry.deleted', { title: deleting.title, number: deleting.number }));
    } catch (error) {
      toast(error);
    } finally {
      setDeleting(null);
    }
  };
  const columns = useMemo(() => packageColumns(t, contents), [t, contents]);
  const rows = query.data?.items.map((row) => ({ ...row, id: `${row.key} ${row.number}` }));
  return (
    <PageFrame title={t('title.industryPackages')} subtitle={t('industry.adminText')}>
      <DataGrid<PackageView & { id: string }>
        label={t('title.industryPackages')}
        columns={columns}
        rows={rows}
        total={query.data?.total}
        rowLabel={({ title, number }) => `${title} ${number}`}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowActions={(row) => [
          { label: t('industry.export'), icon: downloadIcon, onClick: () => void exportOne(row) },
          ...(row.shipped || row.licences > 0
            ? []
            : [
                {
                  label: t('industry.delete'),
                  icon: trashIcon,
                  danger: true,
                  onClick: () => setDeleting(row),
                },
              ]),
        ]}
        storageKey="admin.industryPackages"
      />
      <Import />
      <ConfirmDialog
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={remove}
        title={t('industry.delete')}
        confirmLabel={t('industry.delete')}
        danger
      >
        {t('industry.deleteText', { title: deleting?.title ?? '', number: deleting?.number ?? 0 })}
      </ConfirmDialog>
    </PageFrame>
  );
}
