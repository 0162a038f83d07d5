import type { ShownPlanQuery } from '@jahrring/contracts-planning';
import { usePlan } from '../planning.api';
import { useVariantPlan } from './variant.api';

/** Some days of the plan, or of the variant that is shown in its place. */
export function useShownPlan({ from, to, state }: ShownPlanQuery, variantId: string | null) {
  const plan = usePlan({ from, to, state }, { skip: variantId !== null });
  const variant = useVariantPlan({ from, to, variantId: variantId ?? '' }, { skip: variantId === null });
  return variantId === null ? plan : variant;
}
