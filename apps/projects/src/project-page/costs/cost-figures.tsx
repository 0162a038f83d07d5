import type { ProjectCosts } from '@jahrring/contracts-projects';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Columns, Ring, Stat } from '@jahrring/ui';

const tones = { ok: 'wald', near: 'bernstein', over: 'rot' } as const;

/** The figures one looks at first; those without a value are not this person's to see. */
export function CostFigures({ costs }: { costs: ProjectCosts }) {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const { totals, budget } = costs;
  const money = (amount: string) => format.money(amount, licence.currency);
  const figures = [
    { id: 'cost', value: totals.cost, hint: hintOf('ofPlanned', totals.plannedCost) },
    { id: 'performed', value: totals.performed, hint: hintOf('ofPlanned', totals.plannedValue) },
    { id: 'billed', value: totals.billed },
    { id: 'unbilled', value: totals.unbilled, hint: t('costs.hint.unbilled') },
    {
      id: 'margin',
      value: totals.margin,
      hint: totals.marginPercent === null ? undefined : `${format.number(totals.marginPercent)} %`,
    },
  ];
  function hintOf(key: string, amount: string | null): string | undefined {
    return amount === null ? undefined : t(`costs.hint.${key}`, { amount: money(amount) });
  }
  return (
    <Columns count={3}>
      {figures.flatMap(({ id, value, hint }) =>
        value === null ? [] : [<Stat key={id} label={t(`costs.${id}`)} value={money(value)} hint={hint} />],
      )}
      {budget ? (
        <Stat
          start={
            <Ring
              value={Number(budget.used) / Number(budget.amount)}
              label={t('costs.budget.title')}
              valueText={`${budget.percent} %`}
              size={44}
              tone={tones[budget.level]}
            />
          }
          label={t('costs.budget.title')}
          value={`${format.number(budget.percent)} %`}
          hint={t(`costs.budget.${budget.basis}`, { amount: money(budget.amount) })}
        />
      ) : null}
    </Columns>
  );
}
