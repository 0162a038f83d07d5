import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList, Stack, Stat } from '@jahrring/ui';
import { DueText } from '../due';
import { useUnits } from '../use-units';
import { MachinePhotos } from './machine-photos';
import { UsageChart } from './usage-chart';
import './machine-page.css';

/** Present state of a machine: counter, what is due, costs, use. */
export function OverviewTab({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const { unit, counter, readOn, costPerUnit, rate } = machine;
  return (
    <Stack gap={5}>
      <div className="machine-stats">
        <Stat
          label={t('field.counter')}
          value={counter ? units.counter(counter, unit) : '–'}
          hint={readOn ? t('machine.readOn', { date: format.date(readOn) }) : t('machine.neverRead')}
          to="?tab=readings"
        />
        <Stat
          label={t('field.month')}
          value={units.counter(machine.month, unit)}
          hint={t('machine.year', { value: units.counter(machine.year, unit) })}
        />
        {rate === null ? null : (
          <Stat
            label={t('field.costPerUnit')}
            value={costPerUnit ? units.perUnit(costPerUnit, unit) : '–'}
            hint={t('list.rate', { rate: units.perUnit(rate, unit) })}
            to="?tab=costs"
          />
        )}
      </div>
      <Card title={t('machine.due')}>
        <DescriptionList
          items={[
            { label: t('field.nextServiceOn'), value: <DueText due={machine.service} unit={unit} /> },
            {
              label: t('field.serviceAt'),
              value: machine.service.at ? units.counter(machine.service.at, unit) : null,
            },
            { label: t('field.nextExhaustOn'), value: <DueText due={machine.exhaust} unit={unit} /> },
          ]}
        />
      </Card>
      <UsageChart machine={machine} />
      <MachinePhotos machine={machine} />
    </Stack>
  );
}
