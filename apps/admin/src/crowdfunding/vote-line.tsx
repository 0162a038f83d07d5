import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Row, Text } from '@jahrring/ui';
import { checkIcon, starIcon } from '@jahrring/ui/icons';
import { useState } from 'react';

interface VoteLineProps {
  name: string;
  votes: number;
  /** `true` once the person has voted. */
  voted: boolean;
  mayVote: boolean;
  /** Gives the vote or takes it back. */
  onVote: (voted: boolean) => Promise<unknown>;
}

/** Number of votes, and one's own vote. */
export function VoteLine({ name, votes, voted, mayVote, onVote }: VoteLineProps) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [changing, setChanging] = useState(false);
  const change = async () => {
    setChanging(true);
    try {
      await onVote(!voted);
      notify.success(t(voted ? 'campaign.voteWithdrawn' : 'campaign.voteGiven', { name }));
    } catch (error) {
      toast(error);
    } finally {
      setChanging(false);
    }
  };
  return (
    <Row justify="between">
      <Text size="small" tone="muted">
        {t('campaign.votes', { count: votes, votes: format.number(votes) })}
      </Text>
      {mayVote ? (
        <Button
          size="small"
          icon={voted ? checkIcon : starIcon}
          loading={changing}
          aria-label={t(voted ? 'campaign.withdrawVoteOf' : 'campaign.voteFor', { name })}
          onClick={() => void change()}
        >
          {t(voted ? 'campaign.withdrawVote' : 'campaign.vote')}
        </Button>
      ) : null}
    </Row>
  );
}
