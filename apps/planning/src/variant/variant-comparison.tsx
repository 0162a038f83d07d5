import type { VariantComparison } from '@jahrring/contracts-planning';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  ErrorState,
  PageFrame,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import { calendarWeekIcon, layersIcon } from '@jahrring/ui/icons';
import { ChangeItem } from '../publication/change-item';
import '../publication/publish.css';
import { TakeActions } from './take-actions';
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
      {data ? (
        <Comparison comparison={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : (
        <Skeletons lines={8} />
      )}
    </PageFrame>
  );
}

function Comparison({ comparison }: { comparison: VariantComparison }) {
  const t = useT('planning');
  const { items, total } = comparison;
  if (total === 0) return <EmptyState title={t('variant.same')}>{t('variant.sameText')}</EmptyState>;
  const names = [...new Set(items.map(({ resourceName }) => resourceName))];
  return (
    <Stack>
      <TakeActions comparison={comparison} />
      <Figures comparison={comparison} />
      {names.map((name) => (
        <Card key={name} title={name}>
          <ul className="planning-changes">
            {items
              .filter(({ resourceName }) => resourceName === name)
              .map((change) => (
                <ChangeItem
                  key={(change.after ?? change.before)?.id}
                  change={change}
                  note={change.overtaken ? t('variant.overtakenItem') : undefined}
                />
              ))}
          </ul>
        </Card>
      ))}
      {total > items.length ? (
        <Text tone="muted">{t('publish.more', { count: total - items.length })}</Text>
      ) : null}
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
