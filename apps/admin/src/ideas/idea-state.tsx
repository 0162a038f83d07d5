import type { Idea, IdeaState } from '@jahrring/contracts-admin';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button, Row, Text } from '@jahrring/ui';
import { checkIcon, starIcon } from '@jahrring/ui/icons';
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

/** How many want it, and one's own vote. */
export function IdeaVotes({ idea, mayDecide }: { idea: Idea; mayDecide: boolean }) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [vote, { isLoading }] = useVoteForIdea();
  const { id, title: name, votes, voted, state } = idea;
  const open = state !== 'declined' && state !== 'released';
  const change = async () => {
    try {
      await vote({ id, voted: !voted }).unwrap();
      notify.success(t(voted ? 'campaign.voteWithdrawn' : 'campaign.voteGiven', { name }));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Row justify="between">
      <Text size="small" tone="muted">
        {t('campaign.votes', { count: votes, votes: format.number(votes) })}
      </Text>
      {mayDecide && (open || voted) ? (
        <Button
          size="small"
          icon={voted ? checkIcon : starIcon}
          loading={isLoading}
          aria-label={t(voted ? 'campaign.withdrawVoteOf' : 'campaign.voteFor', { name })}
          onClick={() => void change()}
        >
          {t(voted ? 'campaign.withdrawVote' : 'campaign.vote')}
        </Button>
      ) : null}
    </Row>
  );
}
