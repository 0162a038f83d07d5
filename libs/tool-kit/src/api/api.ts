import {
  buildCreateApi,
  coreModule,
  reactHooksModule,
  type BaseQueryFn,
  type EndpointBuilder,
  type EndpointDefinitions,
} from '@reduxjs/toolkit/query/react';
import { countCall } from './running-calls';
import { problemOf, type ApiProblem } from './problem';
import { requestJson, type ApiRequest } from './request';

const baseQuery: BaseQueryFn<ApiRequest | string, unknown, ApiProblem> = async (call, { signal }) => {
  const full: ApiRequest = typeof call === 'string' ? { url: call } : call;
  try {
    // RTK Query knows "no data" only as null.
    return {
      data:
        (await countCall(() => requestJson<unknown>(full, full.method === undefined ? signal : undefined))) ??
        null,
    };
  } catch (error) {
    return { error: problemOf(error) };
  }
};

const createApi = buildCreateApi(coreModule(), reactHooksModule());

/** The one API slice. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/**
 * Adds a tool's endpoints to the API: `addEndpoints(['addresses/Note'], (build) => ({ addressesNotes: build.query<…>(…) }))`;
 * endpoint names start with the tool's id, tags are `tool/Entity`.
 */
export const addEndpoints = <Added extends EndpointDefinitions>(
  tags: readonly string[],
  endpoints: (build: EndpointBuilder<typeof baseQuery, string, 'api'>) => Added,
) => api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({ overrideExisting: true, endpoints });
