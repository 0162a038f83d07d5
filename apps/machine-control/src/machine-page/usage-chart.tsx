import type { ControlledMachine, MachineUsage } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Skeletons } from '@jahrring/ui';
import { useUsage } from '../machine-control.api';
import { useUnits } from '../use-units';

type Month = MachineUsage['months'][number];

/** Twelve months: what the counter ran beside what was recorded on time sheets. */
export function UsageChart({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { currentData: usage } = useUsage(machine.id, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('chart.title')} actions={<Legend />}>
      {usage ? <Bars months={usage.months} machine={machine} /> : <Skeletons lines={5} />}
    </Card>
  );
}

function Legend() {
  const t = useT('machine-control');
  return (
    <div className="machine-legend" aria-hidden="true">
      <span className="machine-legend__item" data-kind="counter">
        {t('chart.counter')}
      </span>
      <span className="machine-legend__item" data-kind="recorded">
        {t('chart.recorded')}
      </span>
    </div>
  );
}

function Bars({ months, machine }: { months: readonly Month[]; machine: ControlledMachine }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const most = Math.max(1, ...months.flatMap(({ counter, recorded }) => [Number(counter), Number(recorded)]));
  const name = ({ month }: Month) =>
    new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' }).format(
      new Date(`${month}-15`),
    );
  const height = (value: string) => `${(Number(value) / most) * 100}%`;
  return (
    <div className="machine-chart" tabIndex={0} role="group" aria-label={t('chart.title')}>
      <ol className="machine-chart__months">
        {months.map((month) => (
          <li key={month.month} className="machine-chart__month">
            <span className="machine-chart__value">
              {format.number(month.counter, { maximumFractionDigits: 0 })}
            </span>
            <span className="machine-chart__bars" aria-hidden="true">
              <span data-kind="counter" style={{ blockSize: height(month.counter) }} />
              <span data-kind="recorded" style={{ blockSize: height(month.recorded) }} />
            </span>
            <span className="machine-chart__name">{name(month)}</span>
            <span className="jr-hidden">
              {t('chart.month', {
                counter: units.counter(month.counter, machine.unit),
                recorded: units.counter(month.recorded, machine.unit),
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
