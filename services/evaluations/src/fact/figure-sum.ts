import type { FactFilter, Measure } from '@jahrring/contracts-evaluations';
import type { RequestContext } from '@jahrring/service-kit';

/**
 * Figures that can be added up: seconds, hundredths of the licence's currency, thousandths of a unit, days, numbers.
 */
export type Figure =
  | 'seconds'
  | 'billableSeconds'
  | 'cents'
  | 'thousandths'
  | 'lines'
  | 'plannedCostCents'
  | 'plannedValueCents'
  | 'costCents'
  | 'performedCents'
  | 'billedCents'
  | 'unbilledCents'
  | 'revenueCents'
  | 'openCents'
  | 'offeredCents'
  | 'won'
  | 'lost'
  | 'paid'
  | 'daysToPay'
  | 'usedThousandths'
  | 'recordedThousandths'
  | 'litreThousandths'
  | 'fuelCents'
  | 'upkeepCents'
  | 'standingCents'
  | 'chargedCents'
  | 'plannedSeconds'
  | 'plannedThousandths'
  | 'capacitySeconds'
  | 'absentSeconds'
  | 'absentHalfDays'
  | 'stems'
  | 'volumeThousandths'
  | 'valueCents'
  | 'pricedThousandths'
  /** Of lines that are hours: their value, and how many they are. */
  | 'hourCents'
  | 'entries'
  /** Of projects with a plan: actual less planned, and the number of such projects. */
  | 'costOverCents'
  | 'valueOverCents'
  | 'costPlans'
  | 'valuePlans';

/** Columns by which sums are grouped in the database. */
export type Column =
  | 'employeeId'
  | 'projectId'
  | 'activityId'
  | 'objectId'
  | 'unit'
  | 'kind'
  | 'billable'
  | 'confirmed'
  | 'exported'
  | 'workDate'
  | 'week'
  | 'month'
  | 'costCentre'
  | 'revenueCentre'
  | 'addressId'
  | 'type'
  | 'status'
  | 'dueDate'
  | 'documentDate'
  | 'documentId'
  | 'companyPartId'
  | 'currency'
  | 'planStatus'
  | 'absenceType'
  | 'absenceId'
  | 'lotId'
  | 'lotState'
  | 'species'
  | 'assortment'
  | 'quality'
  | 'thicknessClass'
  | 'part'
  | 'minutes'
  | 'share';

/** Sums of what has these values in common. */
export type FigureSum = Partial<Record<Column, string | null>> &
  Partial<Record<Figure, number>> & { lines: number };

/** Selection of facts: days, both inclusive, and filters. Without days all of them. */
export type Filter = Omit<FactFilter, 'from' | 'to'> & { from?: string; to?: string };

/** Parameters of a query to a source besides its filter. */
export interface SumsOf {
  by: readonly Column[];
  measures: readonly Measure[];
}

/** Some of what was found, or all from a place on. */
export interface Page {
  skip: number;
  take?: number;
}

/** Source of figures, limited to what the reader may see. */
export interface FigureSource {
  sums(ctx: RequestContext, filter: Filter, of: SumsOf): Promise<FigureSum[]>;
  /** The last day with facts before these, else the first after them; null where there are none at all. */
  nearestDay(ctx: RequestContext, filter: Filter): Promise<string | null>;
  /** Returns true if there is more than the reader sees; if it is missing, the general reach of evaluations applies. */
  isPartial?(ctx: RequestContext): boolean;
}
