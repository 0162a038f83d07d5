import type {
  BookStatementLineInput,
  StatementImported,
  StatementLineList,
  StatementLineView,
} from '@jahrring/contracts-bookkeeping';
import { api, type ListArgs } from '@jahrring/tool-kit';

const statements = '/api/bookkeeping/statements';
const lines = '/api/bookkeeping/statement-lines';
const tags = ['bookkeeping/Statement', 'bookkeeping/Debtor'] as const;

/** A refused act has changed nothing but may have met somebody else's: the lines are read again either way. */
const always = () => tags;

const statementsApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    bookkeepingStatementLines: build.query<StatementLineList, ListArgs>({
      query: (params) => ({ url: lines, params }),
      providesTags: ['bookkeeping/Statement'],
    }),
    bookkeepingImportStatement: build.mutation<StatementImported, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: statements, method: 'POST', body, onRefusal: 'pass' };
      },
      invalidatesTags: always,
    }),
    bookkeepingBookLine: build.mutation<StatementLineView, { id: string; body: BookStatementLineInput }>({
      query: ({ id, body }) => ({ url: `${lines}/${id}/booking`, method: 'POST', body }),
      invalidatesTags: always,
    }),
    bookkeepingIgnoreLine: build.mutation<StatementLineView, string>({
      query: (id) => ({ url: `${lines}/${id}/ignored`, method: 'POST' }),
      invalidatesTags: always,
    }),
    bookkeepingReopenLine: build.mutation<StatementLineView, string>({
      query: (id) => ({ url: `${lines}/${id}/reopened`, method: 'POST' }),
      invalidatesTags: always,
    }),
  }),
});

export const {
  useBookkeepingStatementLinesQuery: useStatementLines,
  useBookkeepingImportStatementMutation: useImportStatement,
  useBookkeepingBookLineMutation: useBookLine,
  useBookkeepingIgnoreLineMutation: useIgnoreLine,
  useBookkeepingReopenLineMutation: useReopenLine,
} = statementsApi;
