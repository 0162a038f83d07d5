import { buildCreateApi, coreModule, reactHooksModule, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
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

/**
 * The one API slice. A tool adds its endpoints with
 * `api.injectEndpoints({ overrideExisting: true, endpoints: (build) => ({ addressesList: build.query<…>(…) }) })`;
 * endpoint names start with the tool's id, tags are `tool/Entity`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
