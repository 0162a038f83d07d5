import { sheetPapers, type PlanKinds, type PlanState, type SheetPaper } from '@jahrring/contracts-planning';
import { saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { printerIcon } from '@jahrring/ui/icons';

interface Printed {
  from: string;
  to: string;
  kinds: PlanKinds;
  state: PlanState;
}

/** The plan as it is shown, as PDF for the wall; one item for each size of paper. */
export function usePrintItems({ from, to, kinds, state }: Printed): ActionMenuItem[] {
  const t = useT('planning');
  const toast = useProblemToast();
  const print = (paper: SheetPaper) => {
    const asked = new URLSearchParams({ from, to, kinds, state, paper }).toString();
    saveFile({ url: `/api/planning/plan-sheet?${asked}` }, `plan-${from}.pdf`).catch(toast);
  };
  return sheetPapers.map((paper) => ({
    label: t('print.open', { paper: paper.toUpperCase() }),
    icon: printerIcon,
    onClick: () => print(paper),
  }));
}
