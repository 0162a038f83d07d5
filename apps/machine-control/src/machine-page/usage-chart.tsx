import type { ControlledMachine, MachineUsage } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Chart, Skeletons } from '@jahrring/ui';
import { useUsage } from '../machine-control.api';
import { useUnits } from '../use-units';

void Chart.preload();

/** Twelve months: what the counter ran beside what was recorded on time sheets. */
export function UsageChart({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { currentData: usage } = useUsage(machine.id, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('chart.title')}>
      {usage ? <Months months={usage.months} machine={machine} /> : <Skeletons lines={5} />}
    </Card>
  );
}

function Months({ months, machine }: { months: MachineUsage['months']; machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { locale } = useFormat();
  const units = useUnits();
  const names = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <Chart
      kind="line"
      label={t('chart.title')}
      rowsLabel={t('chart.month')}
      rows={months.map(({ month }) => names.format(new Date(`${month}-15`)))}
      series={[
        { label: t('chart.counter'), values: months.map(({ counter }) => Number(counter)) },
        { label: t('chart.recorded'), values: months.map(({ recorded }) => Number(recorded)) },
      ]}
      format={(value) => units.counter(String(value), machine.unit)}
    />
  );
}
