import {
  activeExtraFields,
  type ExtraEntity,
  type ExtraField,
  type ExtraFieldSets,
} from '@jahrring/contracts-common';
import { useMemo } from 'react';
import { addEndpoints } from '../api/api';
import type { ApiProblem } from '../api/problem';
import { firstPageValue } from '../first-page';
import { bootValue } from '../state/boot';

let asked = false;

/** Returns what came with the boot answer: for a first page; whoever asks later, or again, asks the server. */
function broughtAlong(): ExtraFieldSets | undefined {
  const first = !asked && !firstPageValue.get();
  asked = true;
  return first ? bootValue.get()?.extraFields : undefined;
}

const extraFieldsApi = addEndpoints(['admin/ExtraFields'], (build) => ({
  /** The licence's own fields of every entity. */
  adminExtraFields: build.query<ExtraFieldSets, void>({
    queryFn: async (_, _api, _options, ask) => {
      const data = broughtAlong();
      if (data) return { data };
      const answer = await ask({ url: '/api/admin/extra-fields', onRefusal: 'pass' });
      return answer as { data: ExtraFieldSets } | { error: ApiProblem };
    },
    providesTags: ['admin/ExtraFields'],
    keepUnusedDataFor: 600,
  }),
}));

/** All definitions, for the page that keeps them; forms and lists take `useExtraFields`. */
export const useExtraFieldSets = extraFieldsApi.useAdminExtraFieldsQuery;

const none: readonly ExtraField[] = [];

/** The active fields of an entity, in their order. Empty while they are on their way, and where there are none. */
export function useExtraFields(entity: ExtraEntity): readonly ExtraField[] {
  const { data } = useExtraFieldSets();
  return useMemo(() => {
    const fields = data?.items.find((set) => set.entity === entity)?.fields;
    return fields ? activeExtraFields(fields) : none;
  }, [data, entity]);
}
