import type { PlanSheet } from './plan-sheet';
import { renderPlanSheet } from './render-plan-sheet';

/** The jobs of this service's PDF thread. */
export const pdfJobs = { sheet: (sheet: PlanSheet) => renderPlanSheet(sheet) };
