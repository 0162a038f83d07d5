import { filterNames, type PlanFilter, type PlanKinds, type PlanState } from '@jahrring/contracts-planning';
import { useSearchParams } from '@jahrring/tool-kit';
import { kindsOf } from './kinds-control';

/** Returns the state of a plan, which is in its URL, so that a link shows the same. */
export function usePlanAddress(span: 'week' | 'month') {
  const [params, setParams] = useSearchParams();
  const state: PlanState = params.get('plan') === 'published' ? 'published' : 'draft';
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const textOf = (name: string) => params.get(name) ?? '';
  const filter: PlanFilter = {
    search: textOf('search'),
    team: textOf('team'),
    project: textOf('project'),
    status: textOf('status'),
  };
  return {
    filter,
    variantId: params.get('variant'),
    showVariant: (variantId: string | null) => put('variant', variantId),
    showFilter: (wanted: PlanFilter, kinds: PlanKinds) => {
      const next = new URLSearchParams(params);
      for (const name of filterNames) {
        if (wanted[name]) next.set(name, wanted[name]);
        else next.delete(name);
      }
      if (kinds === 'people') next.delete('show');
      else next.set('show', kinds);
      setParams(next, { replace: true });
    },
    asked: params.get(span) ?? '',
    kinds: kindsOf(params.get('show')),
    state,
    showSpan: (value: string) => put(span, value),
    showKinds: (kinds: PlanKinds) => put('show', kinds === 'people' ? null : kinds),
    showState: (next: PlanState) => put('plan', next === 'draft' ? null : next),
  };
}
