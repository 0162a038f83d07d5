import type {
  CounterUnit,
  CostKind,
  MachineCostLine,
  MachineCosts,
} from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { EmptyState } from '@jahrring/ui';
import { Fragment, useState } from 'react';
import { useUnits } from '../use-units';

interface CostTableProps {
  costs: MachineCosts;
  unit: CounterUnit;
}

/** Sums by kind; each opens to the lines it is made of. */
export function CostTable({ costs, unit }: CostTableProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const { unitText } = useUnits();
  const [open, setOpen] = useState<CostKind | null>(null);
  if (costs.lines.length === 0) return <EmptyState title={t('costs.none')} />;
  const perUnit = (value: string | null) => (value ? format.amount(value) : '–');
  return (
    <table className="machine-costs">
      <thead>
        <tr>
          <th scope="col">{t('costs.kindTitle')}</th>
          <th scope="col">{t('costs.amount')}</th>
          <th scope="col">{t('costs.perUnit', { unit: unitText(unit) })}</th>
        </tr>
      </thead>
      <tbody>
        {costs.kinds.map(({ kind, amount, perUnit: each }) => (
          <Fragment key={kind}>
            <tr>
              <th scope="row">
                <button
                  type="button"
                  className="machine-costs__kind"
                  aria-expanded={open === kind}
                  onClick={() => setOpen(open === kind ? null : kind)}
                >
                  {t(`costs.kind.${kind}`)}
                </button>
              </th>
              <td>{format.amount(amount)}</td>
              <td>{perUnit(each)}</td>
            </tr>
            {open === kind ? <Lines lines={costs.lines.filter((line) => line.kind === kind)} /> : null}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('costs.sum')}</th>
          <td>{format.amount(costs.total)}</td>
          <td>{perUnit(costs.perUnit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Lines({ lines }: { lines: readonly MachineCostLine[] }) {
  const t = useT('machine-control');
  const format = useFormat();
  const text = ({ day, text: what, quantity, kind }: MachineCostLine) => {
    const figure = quantity && format.number(quantity, { maximumFractionDigits: 1 });
    const counted = figure && t(kind === 'fuel' ? 'costs.litres' : 'costs.days', { value: figure });
    return [day && format.date(day), counted, what].filter(Boolean).join(' · ');
  };
  return lines.map((line, index) => (
    <tr key={index} className="machine-costs__line">
      <th scope="row">{text(line)}</th>
      <td>{format.amount(line.amount)}</td>
      <td />
    </tr>
  ));
}
