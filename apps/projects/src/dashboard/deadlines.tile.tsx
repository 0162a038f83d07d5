import { addDays, localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, UiLink, tileStateOf } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';
import { useProjectList } from '../projects.api';

/** As far ahead as a deadline is worth a thought, in days. */
const ahead = 14;
/** Planned, prepared and running: later ones are done with. */
const openStatuses = 'PLAN,PREP,PROG';

/** Open projects whose deadline has passed or is near; the title opens the filtered list. */
export function Component() {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const filter = {
    'filter[status]': openStatuses,
    'filter[deadline]': `..${addDays(today, ahead)}`,
  };
  const query = useProjectList({ ...filter, sort: 'deadline', pageSize: '5' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('dashboard.deadlines')}
      count={query.data?.total}
      to={`/projects?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('dashboard.noDeadlines', { count: ahead })}
      onRetry={() => void query.refetch()}
    >
      {items.map((project) => (
        <Row key={project.id} justify="between" noWrap>
          <UiLink to={`/projects/${project.id}/overview`}>
            {project.number} {project.title}
          </UiLink>
          {project.deadline !== null && project.deadline < today ? (
            <Badge tone="rot" icon={alertIcon}>
              {format.date(project.deadline)}
            </Badge>
          ) : (
            <Badge tone="bernstein" icon={clockIcon}>
              {project.deadline === null ? '–' : format.date(project.deadline)}
            </Badge>
          )}
        </Row>
      ))}
    </Tile>
  );
}
