import type { PlanKinds, PlanState } from '@jahrring/contracts-planning';
import { useSearchParams } from '@jahrring/tool-kit';
import { kindsOf } from './kinds-control';

/** What a plan shows stands in its address, so that a link shows the same. */
export function usePlanAddress(span: 'week' | 'month') {
  const [params, setParams] = useSearchParams();
  const state: PlanState = params.get('plan') === 'published' ? 'published' : 'draft';
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    asked: params.get(span) ?? '',
    kinds: kindsOf(params.get('show')),
    state,
    showSpan: (value: string) => put(span, value),
    showKinds: (kinds: PlanKinds) => put('show', kinds === 'people' ? null : kinds),
    showState: (next: PlanState) => put('plan', next === 'draft' ? null : next),
  };
}
