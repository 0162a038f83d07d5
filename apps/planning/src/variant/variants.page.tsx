import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, PageFrame, Stack } from '@jahrring/ui';
import { calendarWeekIcon, plusIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useLivePlan } from '../live/use-live-plan';
import { useVariantId } from './use-variant-id';
import { VariantCard } from './variant-card';
import { VariantComparisonPage } from './variant-comparison';
import { VariantDialog } from './variant-dialog';
import { useVariants } from './variant.api';

/** Variants beside the plan; one of them beside it, where the address says so. */
export function Component() {
  useLivePlan();
  const variantId = useVariantId();
  return variantId ? <VariantComparisonPage key={variantId} variantId={variantId} /> : <Variants />;
}

function Variants() {
  const t = useT('planning');
  const { data, error, refetch } = useVariants(undefined, { refetchOnMountOrArgChange: true });
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title={t('title.variants')}
      subtitle={t('variant.text')}
      actions={
        <>
          <Button icon={calendarWeekIcon} to="/scheduling-tool/weekly_plan">
            {t('title.week')}
          </Button>
          <Button variant="primary" icon={plusIcon} onClick={() => setCreating(true)}>
            {t('variant.create')}
          </Button>
        </>
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <EmptyState title={t('variant.none')}>{t('variant.noneText')}</EmptyState>
        ) : (
          <Stack>
            {data.items.map((variant) => (
              <VariantCard key={variant.id} variant={variant} />
            ))}
          </Stack>
        )
      ) : (
        <QueryState query={{ error, refetch }} lines={6} />
      )}
      {creating ? <VariantDialog onClose={() => setCreating(false)} /> : null}
    </PageFrame>
  );
}
