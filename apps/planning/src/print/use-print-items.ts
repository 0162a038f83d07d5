import {
  bookingStatuses,
  sheetPapers,
  type PlanFilter,
  type PlanKinds,
  type PlanState,
  type SheetPaper,
} from '@jahrring/contracts-planning';
import { saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { printerIcon } from '@jahrring/ui/icons';

interface Printed {
  from: string;
  to: string;
  kinds: PlanKinds;
  state: PlanState;
  filter: PlanFilter;
  /** The variant that is shown in the place of the plan. */
  variantId: string | null;
}

/** The plan as it is shown and filtered, as PDF for the wall; one item for each size of paper. */
export function usePrintItems({ from, to, kinds, state, filter, variantId }: Printed): ActionMenuItem[] {
  const t = useT('planning');
  const toast = useProblemToast();
  const print = (paper: SheetPaper) => {
    const asked = new URLSearchParams({ from, to, kinds, state, paper, ...askedOf(filter) }).toString();
    const url = variantId ? `/api/planning/variants/${variantId}/plan-sheet` : '/api/planning/plan-sheet';
    saveFile({ url: `${url}?${asked}` }, `plan-${from}.pdf`).catch(toast);
  };
  return sheetPapers.map((paper) => ({
    label: t('print.open', { paper: paper.toUpperCase() }),
    icon: printerIcon,
    onClick: () => print(paper),
  }));
}

/** Returns the part of a filter that narrows something; an unknown state filters nothing on the screen either. */
function askedOf({ status, ...filter }: PlanFilter): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const known = bookingStatuses.some((one) => one === status);
  return { ...Object.fromEntries(given), ...(known ? { status } : {}) };
}
