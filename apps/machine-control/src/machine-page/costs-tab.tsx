import { localDateAt } from '@jahrring/contracts-common';
import type { ControlledMachine, MachineCosts } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, ErrorState, Skeletons, Stack, Stat } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { settingsIcon } from '@jahrring/ui/icons';
import { useCosts } from '../machine-control.api';
import { useUnits } from '../use-units';
import { CostTable } from './cost-table';
import { CostYears } from './cost-years';
import { PeriodChoice } from './period-choice';
import './machine-page.css';

const BasisDialog = lazy(async () => ({ default: (await import('../dialogs/basis.dialog')).BasisDialog }));

/** Costs of the machine per hour in a period, and their parts. */
export function CostsTab({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const { timeZone } = useFormat();
  const today = localDateAt(Date.now(), timeZone);
  const [period, setPeriod] = useState({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const query = useCosts({ machineId: machine.id, ...period }, { refetchOnMountOrArgChange: true });
  const [basis, setBasis] = useState(false);
  return (
    <Stack gap={5}>
      <PeriodChoice value={period} today={today} onChange={setPeriod} />
      {query.data ? <Figures costs={query.data} machine={machine} /> : null}
      <Card
        title={t('costs.title')}
        actions={
          <Button size="small" icon={settingsIcon} onClick={() => setBasis(true)}>
            {t('costs.basis')}
          </Button>
        }
      >
        {query.data ? <CostTable costs={query.data} unit={machine.unit} /> : null}
        {!query.data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
        {query.data || query.isError ? null : <Skeletons lines={6} />}
      </Card>
      <CostYears machine={machine} />
      <Suspense>{basis ? <BasisDialog machine={machine} onClose={() => setBasis(false)} /> : null}</Suspense>
    </Stack>
  );
}

function Figures({ costs, machine: { unit } }: { costs: MachineCosts; machine: ControlledMachine }) {
  const t = useT('machine-control');
  const units = useUnits();
  return (
    <div className="machine-stats">
      <Stat
        label={t('field.costPerUnit')}
        value={costs.perUnit ? units.perUnit(costs.perUnit, unit) : '–'}
        hint={t('costs.of', { total: units.money(costs.total), used: units.counter(costs.used, unit) })}
      />
      <Stat
        label={t('costs.charged')}
        value={costs.chargedPerUnit ? units.perUnit(costs.chargedPerUnit, unit) : '–'}
        hint={t('costs.of', { total: units.money(costs.charged), used: units.counter(costs.recorded, unit) })}
      />
      <Stat label={t('costs.rate')} value={units.perUnit(costs.rate, unit)} hint={t('costs.rateHint')} />
    </div>
  );
}
