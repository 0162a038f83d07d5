import type { ControlledMachine, MachineCostYear } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, ErrorState, Skeletons, Text } from '@jahrring/ui';
import { useCostYears } from '../machine-control.api';
import { useUnits } from '../use-units';

/** Table of a machine's hours, costs and earnings by year. */
export function CostYears({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { data, isError, refetch } = useCostYears(machine.id, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('costs.years.title')}>
      <Text tone="muted">{t('costs.years.hint')}</Text>
      {data ? <YearTable years={data.years} unit={machine.unit} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeletons lines={3} />}
    </Card>
  );
}

function YearTable({ years, unit }: { years: readonly MachineCostYear[]; unit: ControlledMachine['unit'] }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const amount = (value: string | null) => (value ? format.amount(value) : '–');
  return (
    <div className="machine-years">
      <table className="machine-costs">
        <thead>
          <tr>
            <th scope="col">{t('costs.years.year')}</th>
            <th scope="col">{t('costs.years.used')}</th>
            <th scope="col">{t('costs.years.cost')}</th>
            <th scope="col">{t('costs.perUnit', { unit: units.unitText(unit) })}</th>
            <th scope="col">{t('costs.years.earned')}</th>
            <th scope="col">{t('costs.years.result')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              <td>{units.counter(year.used, unit)}</td>
              <td>{amount(year.total)}</td>
              <td>{amount(year.perUnit)}</td>
              <td>{amount(year.charged)}</td>
              <td>{amount(year.result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
