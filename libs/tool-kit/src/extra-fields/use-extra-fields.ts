import { activeExtraFields, type ExtraEntity, type ExtraField } from '@jahrring/contracts-common';
import { useMemo } from 'react';
import { api } from '../api/api';

/** The licence's own fields of every entity, as admin answers them. */
export interface ExtraFieldSets {
  items: { entity: ExtraEntity; version: number; fields: ExtraField[] }[];
}

const extraFieldsApi = api.enhanceEndpoints({ addTagTypes: ['admin/ExtraFields'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminExtraFields: build.query<ExtraFieldSets, void>({
      query: () => ({ url: '/api/admin/extra-fields', onRefusal: 'pass' }),
      providesTags: ['admin/ExtraFields'],
      keepUnusedDataFor: 600,
    }),
  }),
});

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
