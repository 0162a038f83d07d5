import type { CostMonth, CostRow, ProjectCosts } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, SegmentedControl, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useCentreNames } from '../../centre-names';
import { AmountTable, type AmountColumn } from './amount-table';

const views = ['byKind', 'byCostCentre', 'byRevenueCentre', 'byMonth'] as const;
type View = (typeof views)[number];

/** The same sums by kind, centre or month. */
export function CostTables({ costs }: { costs: ProjectCosts }) {
  const t = useT('projects');
  const [view, setView] = useState<View>('byKind');
  return (
    <Card title={t('costs.table')}>
      <Stack>
        <div className="projects-costs__views">
          <SegmentedControl
            label={t('costs.view')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`costs.${value}`) }))}
          />
        </div>
        {costs[view].length === 0 ? (
          <EmptyState title={t('costs.none')} />
        ) : view === 'byMonth' ? (
          <MonthTable months={costs.byMonth} />
        ) : (
          <RowTable rows={costs[view]} view={view} />
        )}
      </Stack>
    </Card>
  );
}

function RowTable({ rows, view }: { rows: readonly CostRow[]; view: Exclude<View, 'byMonth'> }) {
  const t = useT('projects');
  const format = useFormat();
  const isPlanned = rows.some((row) => row.plannedCost !== null);
  const leftOf = ({ plannedCost, cost }: CostRow) =>
    isPlanned ? difference(plannedCost ?? '0', cost) : null;
  const names = useCentreNames(view === 'byRevenueCentre' ? 'revenue-centres' : 'cost-centres');
  const nameOf = (key: string) => {
    if (view === 'byKind') return t(`costs.kind.${key}`);
    return key === '' ? t('costs.noCentre') : (names.get(key) ?? key);
  };
  const columns: AmountColumn<CostRow>[] = [
    { id: 'hours', value: (row) => (row.seconds > 0 ? format.hours(row.seconds) : null), plain: true },
    { id: 'plannedCost', value: (row) => row.plannedCost },
    { id: 'cost', value: (row) => row.cost },
    { id: 'left', value: (row) => leftOf(row), sign: true },
    { id: 'plannedValue', value: (row) => row.plannedValue },
    { id: 'performed', value: (row) => row.value },
  ];
  return (
    <AmountTable
      caption={t(`costs.${view}`)}
      rows={rows}
      nameOf={({ key }) => nameOf(key)}
      columns={columns}
    />
  );
}

function MonthTable({ months }: { months: readonly CostMonth[] }) {
  const t = useT('projects');
  const nameOf = ({ month }: CostMonth) => {
    if (month === '') return t('costs.noDay');
    const [year, number] = month.split('-');
    return `${number ?? ''}.${year ?? ''}`;
  };
  const columns: AmountColumn<CostMonth>[] = [
    { id: 'cost', value: (row) => row.cost },
    { id: 'performed', value: (row) => row.value },
    { id: 'billed', value: (row) => row.billed },
  ];
  return <AmountTable caption={t('costs.byMonth')} rows={months} nameOf={nameOf} columns={columns} />;
}

/** Cents are whole numbers: nothing is lost on the way. */
function difference(planned: string, actual: string): string {
  return ((Math.round(Number(planned) * 100) - Math.round(Number(actual) * 100)) / 100).toFixed(2);
}
