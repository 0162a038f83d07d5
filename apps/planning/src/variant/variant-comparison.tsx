import type { VariantComparison } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, DescriptionList, EmptyState, PageFrame, Stack } from '@jahrring/ui';
import { calendarWeekIcon, layersIcon } from '@jahrring/ui/icons';
import { ChangeCards } from '../publication/change-cards';
import { ApplyActions } from './apply-actions';
import { useVariantComparison } from './variant.api';

const minute = 60;

/** A variant beside the plan: who has what else, hours and conflicts of both, and taking it over. */
export function VariantComparisonPage({ variantId }: { variantId: string }) {
  const t = useT('planning');
  const format = useFormat();
  const query = useVariantComparison(variantId, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  const { variant } = data ?? {};
  const days = variant && { from: format.date(variant.firstDay), to: format.date(variant.lastDay) };
  return (
    <PageFrame
      title={variant ? t('variant.titleOf', { title: variant.title }) : t('title.variants')}
      subtitle={days && t('variant.comparedIn', days)}
      actions={
        <>
          <Button icon={layersIcon} to="/scheduling-tool/variants">
            {t('variant.all')}
          </Button>
          {variant ? (
            <Button
              icon={calendarWeekIcon}
              to={`/scheduling-tool/weekly_plan?variant=${variantId}&week=${variant.firstDay}`}
            >
              {t('title.week')}
            </Button>
          ) : null}
        </>
      }
    >
      {data ? <Comparison comparison={data} /> : <QueryState query={{ error, refetch }} lines={8} />}
    </PageFrame>
  );
}

function Comparison({ comparison }: { comparison: VariantComparison }) {
  const t = useT('planning');
  const { items, total } = comparison;
  if (total === 0) return <EmptyState title={t('variant.same')}>{t('variant.sameText')}</EmptyState>;
  return (
    <Stack>
      <ApplyActions comparison={comparison} />
      <Figures comparison={comparison} />
      <ChangeCards
        items={items}
        total={total}
        noteOf={({ overtaken }) => (overtaken ? t('variant.overtakenItem') : undefined)}
      />
    </Stack>
  );
}

/** Hours and conflicts of both, and of each person whose hours differ. */
function Figures({ comparison: { plan, planned, people } }: { comparison: VariantComparison }) {
  const t = useT('planning');
  const format = useFormat();
  const hours = (minutes: number) => format.duration(minutes * minute);
  const both = (before: string, after: string) => t('variant.both', { plan: before, variant: after });
  return (
    <Card title={t('variant.figures')}>
      <DescriptionList
        items={[
          { label: t('variant.hours'), value: both(hours(plan.minutes), hours(planned.minutes)) },
          { label: t('variant.conflicts'), value: both(String(plan.conflicts), String(planned.conflicts)) },
          ...people.map((person) => ({
            label: person.name,
            value: both(hours(person.plan), hours(person.planned)),
          })),
        ]}
      />
    </Card>
  );
}
