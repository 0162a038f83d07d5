import type { TaskListItem } from '@jahrring/contracts-projects';
import { createContext, useContext, type KeyboardEvent } from 'react';
import type { PlanPlace } from './plan-move';

/** Of the sentence that says how a card is moved. */
export const instructionsId = 'tasks-plan-instructions';

export interface PlanActions {
  today: string;
  /** A key pressed with Alt on a card. */
  onKey: (event: KeyboardEvent, task: TaskListItem, place: PlanPlace) => void;
  /** Alt was let go. */
  putDown: () => void;
}

export const PlanActionsContext = createContext<PlanActions | null>(null);

/** Returns the actions for cards of a plan; throws for a card outside of a plan, which is an error of the page. */
export function usePlanActions(): PlanActions {
  const actions = useContext(PlanActionsContext);
  if (!actions) throw new Error('A card needs a <PlanBoard> around it.');
  return actions;
}
