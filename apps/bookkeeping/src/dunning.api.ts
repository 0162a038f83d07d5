import type {
  DunningIssued,
  DunningLetterList,
  DunningLetterView,
  DunningProposal,
  DunningRuleView,
  DunningSent,
  IssueDunning,
  SetDunningRule,
} from '@jahrring/contracts-bookkeeping';
import { addEndpoints, call, type ListArgs } from '@jahrring/tool-kit';

const baseUrl = '/api/bookkeeping/dunning';
const rulesUrl = '/api/bookkeeping/dunning-rules';
const letters = 'bookkeeping/Dunning';
const debtors = 'bookkeeping/Debtor';

/** A refused act may have met somebody else's: proposals and letters are read again either way. */
const always = () => [letters, debtors] as const;

/** Target of a rule: an item or a debtor. */
export interface RuleTarget {
  target: DunningRuleView['target'];
  id: string;
}
const ruleUrl = ({ target, id }: RuleTarget) =>
  `${rulesUrl}/${target === 'item' ? 'items' : 'debtors'}/${id}`;

export const letterPdfUrl = (id: string): string => `${baseUrl}/letters/${id}/pdf`;

const dunningApi = addEndpoints([letters, debtors], (build) => ({
  bookkeepingDunningProposal: build.query<DunningProposal, { asOf: string }>({
    query: (params) => call.get(`${baseUrl}/proposal`, params),
    providesTags: [letters, debtors],
  }),
  bookkeepingDunningLetters: build.query<DunningLetterList, ListArgs>({
    query: (params) => call.get(`${baseUrl}/letters`, params),
    providesTags: [letters, debtors],
  }),
  bookkeepingIssueDunning: build.mutation<DunningIssued, IssueDunning>({
    query: (body) => call.post(`${baseUrl}/runs`, body),
    invalidatesTags: always,
  }),
  bookkeepingSendDunning: build.mutation<DunningSent, string[]>({
    query: (letterIds) => call.post(`${baseUrl}/letters/mails`, { letterIds }),
    invalidatesTags: always,
  }),
  bookkeepingCancelDunning: build.mutation<
    DunningLetterView,
    { id: string; version: number; reason: string }
  >({
    query: ({ id, version, reason }) => ({
      url: `${baseUrl}/letters/${id}/cancellation`,
      ...{ method: 'POST', version, body: { reason } },
    }),
    invalidatesTags: always,
  }),
  bookkeepingDunningRules: build.query<{ items: DunningRuleView[] }, string>({
    query: (addressId) => `${rulesUrl}/${addressId}`,
    providesTags: [letters],
  }),
  bookkeepingSetDunningRule: build.mutation<DunningRuleView, RuleTarget & { body: SetDunningRule }>({
    query: ({ body, ...target }) => call.put(ruleUrl(target), body),
    invalidatesTags: always,
  }),
  bookkeepingRemoveDunningRule: build.mutation<void, RuleTarget>({
    query: (target) => call.delete(ruleUrl(target)),
    invalidatesTags: always,
  }),
}));

export const {
  useBookkeepingDunningProposalQuery: useDunningProposal,
  useBookkeepingDunningLettersQuery: useDunningLetters,
  useBookkeepingIssueDunningMutation: useIssueDunning,
  useBookkeepingSendDunningMutation: useSendDunning,
  useBookkeepingCancelDunningMutation: useCancelDunning,
  useBookkeepingDunningRulesQuery: useDunningRules,
  useBookkeepingSetDunningRuleMutation: useSetDunningRule,
  useBookkeepingRemoveDunningRuleMutation: useRemoveDunningRule,
} = dunningApi;
