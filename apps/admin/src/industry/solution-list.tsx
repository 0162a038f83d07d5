import type { SolutionView } from '@jahrring/contracts-admin';
import { packageParts } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, Stack, Text } from '@jahrring/ui';
import './industry.css';
import { useSolutions } from './industry.api';
import { SolutionStateBadge } from './solution-state';

interface SolutionListProps {
  base: string;
  mayApply: boolean;
  onOpen: (key: string) => void;
}

/** Every industry solution with what is in it, and how it stands in the licence. */
export function SolutionList({ base, mayApply, onOpen }: SolutionListProps) {
  const query = useSolutions(base);
  if (query.error || !query.data) return <QueryState query={query} lines={3} lineHeight="9rem" />;

  return (
    <div className="admin-industry">
      {query.data.items.map((solution) => (
        <SolutionCard
          key={solution.key}
          solution={solution}
          {...(mayApply ? { onOpen: () => onOpen(solution.key) } : {})}
        />
      ))}
    </div>
  );
}

/** Writes the numbers of items by part in one line. */
export function useContents() {
  const t = useT('admin');
  return (counts: SolutionView['counts']) =>
    packageParts
      .flatMap((part) => {
        const count = counts[part];
        return count === undefined ? [] : [`${t(`industry.part.${part}`)} ${count}`];
      })
      .join(' · ');
}

function SolutionCard({ solution, onOpen }: { solution: SolutionView; onOpen?: () => void }) {
  const t = useT('admin');
  const contents = useContents();
  const { title, description, counts, number, application } = solution;
  const label = t(application ? 'industry.look' : 'industry.open');
  return (
    <Card title={title} actions={<SolutionStateBadge solution={solution} />}>
      <Stack gap={3}>
        <Text as="p">{description}</Text>
        <Text as="p" tone="muted">
          {t('industry.version', { number })} · {contents(counts)}
        </Text>
        {onOpen ? (
          <div>
            <Button
              variant={application ? 'secondary' : 'primary'}
              aria-label={`${label}: ${title}`}
              onClick={onOpen}
            >
              {label}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
