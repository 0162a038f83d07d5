import { api } from '@jahrring/tool-kit';
import type { OpenApi } from './openapi';

const openApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminGetOpenApi: build.query<OpenApi, string>({
      query: (tool) => ({ url: `/api/${tool}/openapi.json` }),
    }),
  }),
});

export const { useAdminGetOpenApiQuery: useOpenApi } = openApi;
