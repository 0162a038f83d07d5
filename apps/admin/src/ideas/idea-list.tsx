import type { Idea } from '@jahrring/contracts-admin';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, EmptyState, Row, Stack, Text } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { IdeaStateBadge, IdeaVotes } from './idea-state';
import { useIdeaList } from './ideas.api';

const ProposeIdea = lazy(async () => ({ default: (await import('./propose-idea')).ProposeIdea }));

/** The ideas of all licences, most wanted first. `path`: the page it stands on. */
export function IdeaListView({ path }: { path: string }) {
  const t = useT('admin');
  const query = useIdeaList(undefined, { refetchOnMountOrArgChange: true });
  const [proposing, setProposing] = useState(false);
  const { data } = query;
  if (query.error || !data) return <QueryState query={query} lines={4} lineHeight="6rem" />;

  return (
    <Stack gap={4}>
      <Row justify="between">
        <Text tone="muted">{t('idea.text')}</Text>
        {data.mayDecide ? (
          <Button variant="primary" icon={plusIcon} onClick={() => setProposing(true)}>
            {t('idea.propose')}
          </Button>
        ) : null}
      </Row>
      {data.items.length === 0 ? (
        <EmptyState title={t('idea.none')}>{t('idea.noneText')}</EmptyState>
      ) : (
        <Stack gap={3}>
          {data.items.map((idea) => (
            <IdeaCard key={idea.id} idea={idea} path={path} mayDecide={data.mayDecide} />
          ))}
        </Stack>
      )}
      <Suspense>{proposing ? <ProposeIdea onClose={() => setProposing(false)} /> : null}</Suspense>
    </Stack>
  );
}

function IdeaCard({ idea, path, mayDecide }: { idea: Idea; path: string; mayDecide: boolean }) {
  const t = useT('admin');
  const { id, title, text, state, comments } = idea;
  return (
    <Card>
      <Stack gap={2}>
        <Row justify="between">
          <Link to={`${path}?tab=ideas&idea=${id}`}>{title}</Link>
          <IdeaStateBadge state={state} />
        </Row>
        <Text as="p">{text.length > 200 ? `${text.slice(0, 200)} …` : text}</Text>
        <Row>
          <IdeaBy idea={idea} />
          <Text size="small" tone="muted">
            {t('idea.comments', { count: comments })}
          </Text>
        </Row>
        <IdeaVotes idea={idea} mayDecide={mayDecide} />
      </Stack>
    </Card>
  );
}

/** Whose idea it is, and since when. */
export function IdeaBy({ idea: { proposedBy, licenceName, createdAt } }: { idea: Idea }) {
  const t = useT('admin');
  const day = useFormat().date(createdAt);
  return (
    <Text size="small" tone="muted">
      {t('idea.by', { person: proposedBy, licence: licenceName, day })}
    </Text>
  );
}
