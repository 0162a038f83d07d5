import { addEndpoints } from '@jahrring/tool-kit';
import type { OpenApi } from './openapi';

const openApi = addEndpoints([], (build) => ({
  adminGetOpenApi: build.query<OpenApi, string>({ query: (tool) => `/api/${tool}/openapi.json` }),
}));

export const { useAdminGetOpenApiQuery: useOpenApi } = openApi;
