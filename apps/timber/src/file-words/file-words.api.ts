import type { SaveFileWords } from '@jahrring/contracts-timber';
import { api } from '@jahrring/tool-kit';

const wordsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberSaveFileWords: build.mutation<{ saved: number }, SaveFileWords>({
      query: (body) => ({ url: '/api/timber/file-words', method: 'PUT', body }),
    }),
  }),
});

export const { useTimberSaveFileWordsMutation: useSaveFileWords } = wordsApi;
