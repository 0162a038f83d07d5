import type { ProjectView } from '@jahrring/contracts-projects';
import {
  ExtensionSlot,
  problemOf,
  problemText,
  RecordHistory,
  useAbility,
  useExtensions,
  useNavigate,
  useParams,
  useT,
} from '@jahrring/tool-kit';
import {
  ActionMenu,
  Alert,
  Button,
  ErrorState,
  PageFrame,
  Skeletons,
  Stack,
  StatusPill,
  type PageTab,
} from '@jahrring/ui';
import { useProject } from '../projects.api';
import { useProjectRemoval } from '../use-project-removal';
import { EmployeesTab } from './employees-tab';
import { OverviewTab } from './overview-tab';
import { StatusMenu } from './status-menu';

const ownTabs = ['overview', 'employees'] as const;
/** Other tools add their tabs here: `project.tab.<id>`. */
const foreignTabs = ['time', 'documents', 'planning'] as const;

/** One project with its tabs; an unknown tab opens the first. */
export function Component() {
  const t = useT('projects');
  const { project_id: id = '' } = useParams();
  const { data: project, error, refetch } = useProject(id);
  if (project) return <ProjectPage project={project} />;
  return (
    <PageFrame title={t('title.page')} breadcrumbs={[{ label: t('title.list'), to: '/projects' }]}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('overview.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to="/projects">{t('overview.back')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

function useProjectTabs(project: ProjectView): { tabs: PageTab[]; active: string } {
  const t = useT('projects');
  const { tab } = useParams();
  const offered = {
    time: useExtensions('project.tab.time'),
    documents: useExtensions('project.tab.documents'),
    planning: useExtensions('project.tab.planning'),
  };
  const foreign = foreignTabs.flatMap((id) => {
    const titleKey = offered[id][0]?.extension.titleKey;
    return titleKey ? [{ id, label: t(titleKey) }] : [];
  });
  const all = [...ownTabs.map((id) => ({ id, label: t(`tab.${id}`) })), ...foreign];
  const active = all.some(({ id }) => id === tab) ? (tab ?? 'overview') : 'overview';
  const tabs = all.map(({ id, label }) => ({
    label,
    to: `/projects/${project.id}/${id}`,
    active: id === active,
  }));
  return { tabs, active };
}

function ProjectPage({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { tabs, active } = useProjectTabs(project);
  const living = project.deletedAt === null;
  return (
    <PageFrame
      title={project.title}
      titleExtra={<StatusPill status={project.status} />}
      subtitle={project.addressName ? `${project.number} · ${project.addressName}` : project.number}
      breadcrumbs={[{ label: t('title.list'), to: '/projects' }]}
      tabs={tabs}
      actions={living ? <ProjectActions project={project} /> : undefined}
    >
      <Stack>
        {living ? null : <DeletedNote project={project} />}
        {active === 'overview' ? <OverviewTab project={project} /> : null}
        {active === 'employees' ? <EmployeesTab project={project} /> : null}
        {foreignTabs.some((id) => id === active) ? (
          <ExtensionSlot point={`project.tab.${active}`} props={{ projectId: project.id }} />
        ) : null}
      </Stack>
    </PageFrame>
  );
}

function ProjectActions({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const navigate = useNavigate();
  const { can } = useAbility();
  const removal = useProjectRemoval();
  const remove = async () => {
    if (await removal.remove(project)) void navigate('/projects');
  };
  return (
    <>
      {can('tools.project.manage') ? (
        <Button variant="primary" icon="edit" to={`/projects/edit/${project.id}`}>
          {t('action.edit')}
        </Button>
      ) : null}
      <StatusMenu project={project} />
      <RecordHistory tool="projects" entity="project" id={project.id} />
      {can('tools.project.delete') ? (
        <ActionMenu
          items={[{ label: t('action.delete'), icon: 'trash', danger: true, onClick: () => void remove() }]}
        />
      ) : null}
    </>
  );
}

function DeletedNote({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { can } = useAbility();
  const removal = useProjectRemoval();
  return (
    <Alert kind="warning">
      {t('overview.deleted')}{' '}
      {can('tools.project.delete') ? (
        <Button size="small" icon="restore" onClick={() => void removal.restore(project)}>
          {t('action.restore')}
        </Button>
      ) : null}
    </Alert>
  );
}
