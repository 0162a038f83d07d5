import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, UiLink, tileStateOf } from '@jahrring/ui';
import { flagIcon } from '@jahrring/ui/icons';
import { useProjectList } from '../projects.api';

const running = { 'filter[status]': 'PROG', pageSize: '5', sort: 'deadline' };

/** The projects in progress whose deadline comes first; the title opens the filtered list. */
export function Component() {
  const t = useT('projects');
  const format = useFormat();
  const query = useProjectList(running);
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('dashboard.running')}
      count={query.data?.total}
      to="/projects?filter[status]=PROG"
      state={tileStateOf(query, items.length === 0)}
      empty={t('dashboard.none')}
      onRetry={() => void query.refetch()}
      lines={5}
    >
      {items.map((project) => (
        <Row key={project.id} justify="between" noWrap>
          <UiLink to={`/projects/${project.id}/overview`}>
            {project.number} {project.title}
          </UiLink>
          {project.deadline === null ? null : <Badge icon={flagIcon}>{format.date(project.deadline)}</Badge>}
        </Row>
      ))}
    </Tile>
  );
}
