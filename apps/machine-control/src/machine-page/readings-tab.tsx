import type { ControlledMachine, ReadingView } from '@jahrring/contracts-machine-control';
import { downloadUrl, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { alertIcon, photoIcon, trashIcon } from '@jahrring/ui/icons';
import { baseUrl, useReadings } from '../machine-control.api';
import { useUnits } from '../use-units';
import { RecordList, type RecordRow } from './record-list';
import { useRecordRemoval } from './use-record-removal';

/** Counter readings, with those that do not fit. */
export function ReadingsTab({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const query = useReadings(machine.id, { refetchOnMountOrArgChange: true });
  const { remove } = useRecordRemoval('readings');
  const row = (reading: ReadingView): RecordRow => ({
    id: reading.id,
    title: format.date(reading.readOn),
    badges: <Marks reading={reading} />,
    second: [
      t(`reading.source.${reading.source}`),
      reading.employeeName,
      reading.expected && t('reading.expected', { value: units.counter(reading.expected, machine.unit) }),
      reading.note,
    ]
      .filter(Boolean)
      .join(' · '),
    figure: units.counter(reading.value, machine.unit),
    actions: [
      reading.hasPhoto && {
        label: t('action.photo'),
        icon: photoIcon,
        onClick: () =>
          window.open(downloadUrl(`${baseUrl}/readings/${reading.id}/photo`), '_blank', 'noopener'),
      },
      reading.mayChange && {
        label: t('action.delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void remove(reading),
      },
    ],
  });
  return (
    <Card>
      <RecordList
        label={t('tab.readings')}
        items={query.data?.items}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('reading.none')}
        row={row}
      />
    </Card>
  );
}

function Marks({ reading }: { reading: ReadingView }) {
  const t = useT('machine-control');
  if (reading.doubtful) {
    return (
      <Badge tone="rot" icon={alertIcon}>
        {t('reading.doubtful')}
      </Badge>
    );
  }
  return reading.expected ? (
    <Badge tone="bernstein" icon={alertIcon}>
      {t('reading.mismatch')}
    </Badge>
  ) : null;
}
