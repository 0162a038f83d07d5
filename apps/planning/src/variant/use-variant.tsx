import { useAbility, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { layersIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, type ReactNode } from 'react';

// Most people never see one: the plan does not wait for it.
const VariantBanner = lazy(async () => ({ default: (await import('./variant-banner')).VariantBanner }));

/** Banner of a variant, with the way to all variants for those who plan. */
export function useVariant(
  variantId: string | null,
  onShow: (variantId: string | null) => void,
): { banner: ReactNode; items: ActionMenuItem[] } {
  const t = useT('planning');
  const plans = useAbility().can('tools.scheduling_tool.manage');
  return {
    banner: variantId ? (
      <Suspense>
        <VariantBanner variantId={variantId} onShow={onShow} />
      </Suspense>
    ) : null,
    items: plans ? [{ label: t('variant.all'), icon: layersIcon, to: '/scheduling-tool/variants' }] : [],
  };
}
