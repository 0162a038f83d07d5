import { type MachineTimeView } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Text } from '@jahrring/ui';

/** The day as the machine has it. */
export function ToldTime({ time }: { time: MachineTimeView }) {
  const t = useT('machine-control');
  const format = useFormat();
  const hours = (value: string) => `${format.number(value)} h`;
  return (
    <Text as="p">
      {t('machineTime.told', {
        ...{
          date: format.date(time.workDate),
          machine: time.machineName,
          operator: time.operatorName || '–',
        },
        ...{
          from: format.time(time.startedAt),
          until: format.time(time.endedAt),
          site: time.siteName || '–',
        },
        ...{ work: hours(time.workHours), down: hours(time.downHours) },
        ...{ fuel: `${format.number(time.fuelLitres)} l`, counter: time.counter ? hours(time.counter) : '–' },
      })}
    </Text>
  );
}

/** Lists the entries that people have recorded for the same time; they stay unchanged. */
export function RecordedTime({ time: { recordedHours, fuelledLitres } }: { time: MachineTimeView }) {
  const t = useT('machine-control');
  const format = useFormat();
  const hours = Number(recordedHours ?? 0);
  const litres = Number(fuelledLitres ?? 0);
  if (hours === 0 && litres === 0) return null;
  return (
    <Alert>
      {hours > 0 ? `${t('machineTime.recorded', { hours: format.number(hours) })} ` : null}
      {litres > 0 ? t('machineTime.fuelled', { litres: format.number(litres) }) : null}
    </Alert>
  );
}
