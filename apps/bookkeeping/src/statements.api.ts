import type {
  BookStatementLineInput,
  StatementLineList,
  StatementList,
  StatementLineView,
} from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const statements = '/api/bookkeeping/statements';
const lines = '/api/bookkeeping/statement-lines';
const tags = ['bookkeeping/Statement', 'bookkeeping/Debtor'] as const;

/** A refused act has changed nothing but may have met somebody else's: the lines are read again either way. */
const always = () => tags;

const statementsApi = addEndpoints(tags, (build) => ({
  bookkeepingStatementLines: build.query<StatementLineList, ListArgs>({
    query: (params) => call.get(lines, params),
    providesTags: ['bookkeeping/Statement'],
  }),
  bookkeepingStatements: build.query<StatementList, ListArgs>({
    query: (params) => call.get(statements, params),
    providesTags: ['bookkeeping/Statement'],
  }),
  bookkeepingImportStatements: build.mutation<WorkView, readonly File[]>({
    query: (files) => ({ url: statements, method: 'POST', body: fileForm(files), onRefusal: 'pass' }),
  }),
  /** The import is over: what it has brought is read. */
  bookkeepingStatementsImported: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: always,
  }),
  bookkeepingBookLine: build.mutation<StatementLineView, { id: string; body: BookStatementLineInput }>({
    query: ({ id, body }) => call.post(`${lines}/${id}/booking`, body),
    invalidatesTags: always,
  }),
  bookkeepingIgnoreLine: build.mutation<StatementLineView, string>({
    query: (id) => call.post(`${lines}/${id}/ignored`),
    invalidatesTags: always,
  }),
  bookkeepingReopenLine: build.mutation<StatementLineView, string>({
    query: (id) => call.post(`${lines}/${id}/reopened`),
    invalidatesTags: always,
  }),
}));

export const {
  useBookkeepingStatementLinesQuery: useStatementLines,
  useBookkeepingStatementsQuery: useStatements,
  useBookkeepingImportStatementsMutation: useImportStatements,
  useBookkeepingStatementsImportedMutation: useStatementsImported,
  useBookkeepingBookLineMutation: useBookLine,
  useBookkeepingIgnoreLineMutation: useIgnoreLine,
  useBookkeepingReopenLineMutation: useReopenLine,
} = statementsApi;
