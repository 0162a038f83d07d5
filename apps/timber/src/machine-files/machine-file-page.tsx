import { isTakenOver, type MachineFileView } from '@jahrring/contracts-timber';
import { problemOf, problemText, useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { cubic } from '../figures';
import { useMachineFile } from './machine-files.api';
import { ImportMachineFile } from './import-machine-file';
import { listPath, MachineFileActions } from './machine-file-actions';

/** The page of one machine's file: its content, the meaning of its names, and the take-over of its logs. */
export function MachineFilePage({ id }: { id: string }) {
  const t = useT('timber');
  const { currentData: file, error, refetch } = useMachineFile(id, { refetchOnMountOrArgChange: true });
  if (file) return <MachineFile file={file} />;
  return (
    <PageFrame
      title={t('machineFile.title.one')}
      breadcrumbs={[{ label: t('machineFile.title.list'), to: listPath }]}
    >
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('machineFile.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to={listPath}>{t('machineFile.title.list')}</Button>}
        />
      ) : (
        <Skeletons lines={8} />
      )}
    </PageFrame>
  );
}

function MachineFile({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  return (
    <PageFrame
      title={t('machineFile.title.named', { name: file.name })}
      breadcrumbs={[{ label: t('machineFile.title.list'), to: listPath }]}
      actions={<MachineFileActions file={file} />}
    >
      <Stack gap={5}>
        {file.state === 'written' ? (
          <Alert kind="success" actions={file.kind === 'mom' ? <ToTimes /> : undefined}>
            {t('machineFile.told', { written: file.written, known: file.known, skipped: file.skipped })}
          </Alert>
        ) : null}
        <Facts file={file} />
        {isTakenOver(file.kind) && file.state !== 'written' ? (
          <ImportMachineFile key={file.version} file={file} />
        ) : null}
        {isTakenOver(file.kind) ? null : <Alert>{t(`machineFile.only.${file.kind}`)}</Alert>}
      </Stack>
    </PageFrame>
  );
}

function ToTimes() {
  const t = useT('timber');
  const { can } = useAbility();
  if (!can('tools.machinecontrol.manage')) return null;
  return (
    <Button size="small" to="/machinecontrol/times">
      {t('machineTime.title')}
    </Button>
  );
}

function Facts({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  const format = useFormat();
  const time = (value: string | null) => (value === null ? null : format.dateTime(value));
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          { label: t('machineFile.field.kind'), value: t(`machineFile.kind.${file.kind}`) },
          { label: t('machineFile.field.machine'), value: file.machine },
          { label: t('machineFile.field.operators'), value: file.operators.join(', ') },
          { label: t('machineFile.field.from'), value: time(file.from) },
          { label: t('machineFile.field.until'), value: time(file.until) },
          file.stems > 0 && { label: t('lot.field.stemCount'), value: format.number(file.stems) },
          file.logs > 0 && { label: t('machineFile.field.logs'), value: format.number(file.logs) },
          file.loads > 0 && { label: t('machineFile.field.loads'), value: format.number(file.loads) },
          file.kind !== 'mom' && { label: t('lot.field.volume'), value: cubic(format, file.volume) },
          Number(file.engineHours) > 0 && {
            label: t('machineFile.field.engineHours'),
            value: `${format.number(file.engineHours)} h`,
          },
          Number(file.fuelLitres) > 0 && {
            label: t('machineFile.field.fuelLitres'),
            value: `${format.number(file.fuelLitres)} l`,
          },
        ]}
      />
    </Card>
  );
}
