import type { Idea, IdeaState } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { VoteLine } from '../crowdfunding/vote-line';
import { useVoteForIdea } from './ideas.api';

const tones = {
  proposed: 'petrol',
  planned: 'petrol',
  funding: 'bernstein',
  development: 'bernstein',
  released: 'wald',
  declined: 'stein',
} as const satisfies Record<IdeaState, string>;

export function IdeaStateBadge({ state }: { state: IdeaState }) {
  const t = useT('admin');
  return (
    <Badge tone={tones[state]} outline={state === 'declined'}>
      {t(`idea.state.${state}`)}
    </Badge>
  );
}

/** Number of votes, and one's own vote while it can be given or taken back. */
export function IdeaVotes({ idea, mayDecide }: { idea: Idea; mayDecide: boolean }) {
  const [vote] = useVoteForIdea();
  const { id, title, votes, voted, state } = idea;
  const open = state !== 'declined' && state !== 'released';
  return (
    <VoteLine
      name={title}
      votes={votes}
      voted={voted}
      mayVote={mayDecide && (open || voted)}
      onVote={(voted) => vote({ id, voted }).unwrap()}
    />
  );
}
