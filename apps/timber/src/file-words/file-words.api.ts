import type { SaveFileWords } from '@jahrring/contracts-timber';
import { addEndpoints, call } from '@jahrring/tool-kit';

const wordsApi = addEndpoints([], (build) => ({
  timberSaveFileWords: build.mutation<{ saved: number }, SaveFileWords>({
    query: (body) => call.put('/api/timber/file-words', body),
  }),
}));

export const { useTimberSaveFileWordsMutation: useSaveFileWords } = wordsApi;
