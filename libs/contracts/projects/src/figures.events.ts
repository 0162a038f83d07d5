import { defineEvent, id, localMonth, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { costKind } from './cost.contract';

/** Costs and income of one month of a project, by its dimensions. In the licence's currency, without VAT. */
const figureRow = z.object({
  /** Null where the day of a line is not known. */
  month: localMonth.nullable(),
  /** Null of what documents charge. */
  kind: costKind.nullable(),
  /** Number of a centre, or '' where there is none. */
  costCentre: z.string(),
  revenueCentre: z.string(),
  seconds: z.int(),
  cost: money,
  /** Performed and chargeable. */
  performed: money,
  /** On issued bills, corrections taken off. */
  billed: money,
  /** Performed and not on an issued bill. */
  unbilled: money,
});
export type ProjectFigureRow = z.infer<typeof figureRow>;

/** Event that the costs and income of a project have changed; published soon after, not within the change itself. */
export const projectFiguresChanged = defineEvent(
  'projects.figures.changed',
  1,
  z.object({
    /** Of the project. */
    id,
    rows: z.array(figureRow),
    /** Of the whole project; null where nothing is planned. */
    plannedCost: money.nullable(),
    plannedValue: money.nullable(),
    /** Lines nobody has given a cost rate for: they count as 0. */
    uncosted: z.int(),
  }),
);
export type ProjectFiguresChanged = z.infer<typeof projectFiguresChanged.schema>;
