import { useT } from '@jahrring/tool-kit';
import { Card, Row, Skeletons, Stack, StatusPill, Text, UiLink } from '@jahrring/ui';
import { useProjectList } from '../projects.api';

const running = { 'filter[status]': 'PROG', pageSize: '5', sort: 'deadline' };

/** The projects in progress whose deadline comes first; the title opens the filtered list. */
export function Component() {
  const t = useT('projects');
  const { data } = useProjectList(running);
  return (
    <Card
      title={data ? `${t('dashboard.running')} (${data.total})` : t('dashboard.running')}
      to="/projects?filter[status]=PROG"
    >
      {data ? (
        <Stack gap={2}>
          {data.items.length === 0 ? <Text tone="muted">{t('dashboard.none')}</Text> : null}
          {data.items.map((project) => (
            <Row key={project.id} justify="between" noWrap>
              <UiLink to={`/projects/${project.id}/overview`}>
                {project.number} {project.title}
              </UiLink>
              <StatusPill status={project.status} short />
            </Row>
          ))}
        </Stack>
      ) : (
        <Skeletons lines={5} />
      )}
    </Card>
  );
}
