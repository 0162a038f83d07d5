import { accountKind } from './account-kind';
import { id, listOf, listQuery } from '@jahrring/contracts-common';
import { z } from 'zod';

/** An account of the licence's chart, as it is kept in its settings. */
export const chartAccountView = z.object({
  id,
  number: z.string(),
  title: z.string(),
  kind: accountKind,
  active: z.boolean(),
});
export type ChartAccountView = z.infer<typeof chartAccountView>;
export const chartAccountList = listOf(chartAccountView);
export type ChartAccountList = z.infer<typeof chartAccountList>;
export const chartAccountQuery = listQuery({
  sort: ['number', 'title'],
  filter: { kind: 'enum' },
  defaultSort: 'number',
});
