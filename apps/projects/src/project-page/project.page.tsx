import type { ProjectView } from '@jahrring/contracts-projects';
import {
  ExtensionSlot,
  problemOf,
  problemText,
  RecordHistoryList,
  useAbility,
  useParams,
  useT,
  WorkStatusPill,
} from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { restoreIcon } from '@jahrring/ui/icons';
import { useProject } from '../projects.api';
import { useProjectRemoval } from '../use-project-removal';
import { EmployeesTab } from './employees-tab';
import { OverviewTab } from './overview-tab';
import { tabPoint, useProjectTabs } from './use-project-tabs';
import { ProjectActions } from './project-actions';

const Costs = lazy(async () => ({ default: (await import('./costs/costs-tab')).CostsTab }));
const Files = lazy(async () => ({ default: (await import('./files/files-tab')).FilesTab }));
const ProjectTasks = lazy(async () => ({
  default: (await import('../tasks/project-tasks')).ProjectTasks,
}));
const Notes = lazy(async () => ({ default: (await import('./notes/notes-tab')).NotesTab }));

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

function ProjectPage({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { tabs, active, isForeign } = useProjectTabs(project.id);
  const living = project.deletedAt === null;
  return (
    <PageFrame
      title={project.title}
      titleExtra={<WorkStatusPill status={project.status} />}
      subtitle={project.addressName ? `${project.number} · ${project.addressName}` : project.number}
      breadcrumbs={[{ label: t('title.list'), to: '/projects' }]}
      tabs={tabs}
      actions={living ? <ProjectActions project={project} /> : undefined}
    >
      <Stack>
        {living ? null : <DeletedNote project={project} />}
        <Suspense fallback={<Skeletons lines={10} />}>
          {isForeign ? (
            <ExtensionSlot point={`${tabPoint}${active}`} props={{ projectId: project.id }} />
          ) : (
            <OwnTab id={active} project={project} />
          )}
        </Suspense>
      </Stack>
    </PageFrame>
  );
}

function OwnTab({ id, project }: { id: string; project: ProjectView }) {
  switch (id) {
    case 'costs':
      return <Costs project={project} />;
    case 'tasks':
      return <ProjectTasks projectId={project.id} />;
    case 'files':
      return <Files project={project} />;
    case 'employees':
      return <EmployeesTab project={project} />;
    case 'notes':
      return <Notes project={project} />;
    case 'history':
      return <RecordHistoryList tool="projects" id={project.id} />;
    default:
      return <OverviewTab project={project} />;
  }
}

function DeletedNote({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { can } = useAbility();
  const removal = useProjectRemoval();
  return (
    <Alert kind="warning">
      {t('overview.deleted')}{' '}
      {can('tools.project.delete') ? (
        <Button size="small" icon={restoreIcon} onClick={() => void removal.restore(project)}>
          {t('action.restore')}
        </Button>
      ) : null}
    </Alert>
  );
}
