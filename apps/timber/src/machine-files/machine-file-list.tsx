import {
  machineFileCheckWork,
  machineFileKinds,
  machineFileLimits,
  machineFileStates,
  type CheckedFiles as Checked,
  type MachineFileView,
} from '@jahrring/contracts-timber';
import {
  notify,
  useFormat,
  useLatestWork,
  useListState,
  useProblemToast,
  useT,
  WorkProgress,
  type Format,
  type Translate,
} from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Badge, Button, Card, PageFrame, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { uploadIcon } from '@jahrring/ui/icons';
import { useMemo, useRef, useState } from 'react';
import { cubic } from '../figures';
import { CheckedFiles } from './checked-files';
import { useCheckMachineFiles, useMachineFileList, useMachineFilesDone } from './machine-files.api';

function columnsOf(t: Translate, format: Format): GridColumn<MachineFileView>[] {
  const options = (values: readonly string[], key: string) =>
    values.map((value) => ({ value, label: t(`machineFile.${key}.${value}`) }));
  return [
    {
      id: 'name',
      header: t('machineFile.field.name'),
      value: (row) => row.name,
      sortable: true,
      filter: true,
      width: 200,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'kind',
      header: t('machineFile.field.kind'),
      value: (row) => t(`machineFile.kind.${row.kind}`),
      sortable: true,
      filter: { kind: 'options', options: options(machineFileKinds, 'kind') },
      width: 130,
      card: 'line',
    },
    {
      id: 'state',
      header: t('machineFile.field.state'),
      value: (row) => t(`machineFile.state.${row.state}`),
      cell: (row) => (
        <Badge tone={row.state === 'written' ? 'wald' : 'stein'}>{t(`machineFile.state.${row.state}`)}</Badge>
      ),
      sortable: true,
      filter: { kind: 'options', options: options(machineFileStates, 'state') },
      width: 130,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'machine',
      header: t('machineFile.field.machine'),
      value: (row) => row.machine,
      width: 150,
      card: 'subtitle',
    },
    {
      id: 'logs',
      header: t('machineFile.field.logs'),
      value: (row) => format.number(row.logs),
      align: 'end',
      width: 90,
      grow: 0,
      card: 'line',
    },
    {
      id: 'volume',
      header: t('lot.field.volume'),
      value: (row) => cubic(format, row.volume),
      align: 'end',
      width: 120,
      grow: 0,
      card: 'line',
    },
    {
      id: 'createdAt',
      header: t('machineFile.field.createdAt'),
      value: (row) => format.dateTime(row.createdAt),
      sortable: true,
      width: 150,
      grow: 0,
      card: 'none',
    },
  ];
}

/** Files of harvesters and forwarders: read first, and only told; each one is taken over by hand. */
export function MachineFileList() {
  const t = useT('timber');
  const format = useFormat();
  const list = useListState({ defaultSort: '-createdAt' });
  const query = useMachineFileList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  return (
    <PageFrame
      title={t('machineFile.title.list')}
      subtitle={t('machineFile.text')}
      breadcrumbs={[{ label: t('stem.title.list'), to: '/timber/stems' }]}
    >
      <Stack gap={5}>
        <Upload />
        <DataGrid<MachineFileView>
          label={t('machineFile.title.list')}
          columns={columns}
          {...gridOf(t, list, query)}
          rowLabel={(row) => row.name}
          rowTo={({ id }) => `/timber/machine-files?file=${id}`}
          empty={{ title: t('machineFile.emptyTitle'), text: t('machineFile.emptyText') }}
          storageKey="timber.machine-files"
        />
      </Stack>
    </PageFrame>
  );
}

/** Many files at once; what is read goes on when the page is left. */
function Upload() {
  const t = useT('timber');
  const toast = useProblemToast();
  const [files, setFiles] = useState<File[]>([]);
  const [started, setStarted] = useState<string | null>(null);
  const [check, { isLoading }] = useCheckMachineFiles();
  const [done] = useMachineFilesDone();
  const latest = useLatestWork('timber', machineFileCheckWork)?.find(({ state }) => state === 'running');
  const workId = started ?? latest?.id;
  // The last upload: a list is read again after its columns are named.
  const sent = useRef<File[]>([]);
  const send = async (wanted: File[]) => {
    const answer = await check(wanted);
    if (answer.error) {
      toast(answer.error);
      return;
    }
    sent.current = wanted;
    setStarted(answer.data.id);
    setFiles([]);
  };
  const again = (names: readonly string[]) => {
    const wanted = sent.current.filter(({ name }) => names.includes(name));
    if (wanted.length > 0) void send(wanted);
    else notify.info(t('fileWord.kept'));
  };
  return (
    <Card>
      <Stack>
        <FileDrop
          label={t('machineFile.drop')}
          description={t('machineFile.dropText')}
          files={files}
          onChange={setFiles}
          maxSize={machineFileLimits.bytes}
          multiple
        />
        {files.length > 0 ? (
          <div>
            <Button variant="primary" icon={uploadIcon} loading={isLoading} onClick={() => void send(files)}>
              {t('machineFile.read', { count: files.length })}
            </Button>
          </div>
        ) : null}
        {workId === undefined ? null : (
          <WorkProgress
            key={workId}
            tool="timber"
            id={workId}
            label={t('machineFile.reading')}
            onDone={() => void done()}
          >
            {({ result }) => <CheckedFiles files={(result as Checked | null)?.files ?? []} onAgain={again} />}
          </WorkProgress>
        )}
      </Stack>
    </Card>
  );
}
