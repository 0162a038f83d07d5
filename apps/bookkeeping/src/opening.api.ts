import type { CurrentOpening, OpeningFile, OpeningView } from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const baseUrl = '/api/bookkeeping/openings';
const tags = ['bookkeeping/Opening', 'bookkeeping/Debtor'] as const;

interface UploadedFile {
  kind: OpeningFile;
  day: string;
  file: File;
}

/** A refused act may have met somebody else's: the opening is read again either way. */
const always = () => tags;

const openingApi = addEndpoints(tags, (build) => ({
  bookkeepingOpening: build.query<CurrentOpening, void>({
    query: () => baseUrl,
    providesTags: ['bookkeeping/Opening'],
  }),
  bookkeepingUploadOpening: build.mutation<OpeningView, UploadedFile>({
    query: ({ kind, day, file }) => ({
      url: baseUrl,
      method: 'POST',
      params: { file: kind, day },
      body: fileForm(file),
    }),
    invalidatesTags: always,
  }),
  bookkeepingCommitOpening: build.mutation<OpeningView, { id: string; version: number }>({
    query: ({ id, version }) => call.post(`${baseUrl}/${id}/commit`, undefined, version),
    invalidatesTags: always,
  }),
  bookkeepingUndoOpening: build.mutation<OpeningView, string>({
    query: (id) => call.post(`${baseUrl}/${id}/undo`),
    invalidatesTags: always,
  }),
}));

export const {
  useBookkeepingOpeningQuery: useOpening,
  useBookkeepingUploadOpeningMutation: useUploadOpening,
  useBookkeepingCommitOpeningMutation: useCommitOpening,
  useBookkeepingUndoOpeningMutation: useUndoOpening,
} = openingApi;
