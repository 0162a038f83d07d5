import type { CampaignState, IdeaState, IdeaStep } from '@jahrring/contracts-admin';

/** States of an idea by the state of the campaign that pays for it; a failed one leaves it as it was. */
const funded: Readonly<Partial<Record<CampaignState, IdeaState>>> = {
  open: 'funding',
  development: 'development',
  guaranteed: 'development',
  invoiced: 'development',
  delivered: 'released',
};

/** The state of an idea with its latest campaign. */
export function ideaStateOf(own: IdeaState, campaign: CampaignState | undefined): IdeaState {
  return (campaign && funded[campaign]) ?? own;
}

/** Steps the operator can take. While a campaign is on, it alone moves the idea. */
export function stepsOf(own: IdeaState, campaign: CampaignState | undefined): IdeaStep[] {
  if (campaign && funded[campaign]) return [];
  if (own === 'proposed') return ['plan', 'decline'];
  if (own === 'planned') return ['develop', 'decline'];
  if (own === 'development') return ['release'];
  return own === 'declined' ? ['plan'] : [];
}

export const stateAfter = {
  plan: 'planned',
  decline: 'declined',
  develop: 'development',
  release: 'released',
} as const satisfies Record<IdeaStep, IdeaState>;
