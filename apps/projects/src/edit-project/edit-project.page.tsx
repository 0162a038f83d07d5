import { wholeProject, type ProjectView, type WholeProject } from '@jahrring/contracts-projects';
import {
  Navigate,
  problemOf,
  problemText,
  useLeave,
  useNavigate,
  useParams,
  useSearchParams,
  useT,
  WorkStatusPill,
} from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useZodForm } from '@jahrring/ui/form';
import { useProject, useUpdateProject } from '../projects.api';
import { toDraft } from './project-draft';
import { ProjectForm } from './project-form';
import { useMergeParts } from './use-merge-parts';

/** Changes a project. */
export function Component() {
  const t = useT('projects');
  const { id = '' } = useParams();
  const tab = useSearchParams()[0].get('tab');
  const { data: project, error, refetch } = useProject(id);
  // The form has no tabs; an address that names one means the project's page.
  if (tab) return <Navigate to={`/projects/${id}/${encodeURIComponent(tab)}`} replace />;
  return (
    <PageFrame
      title={project ? `${project.number} ${project.title}` : t('title.edit')}
      titleExtra={project ? <WorkStatusPill status={project.status} /> : undefined}
      width="narrow"
      breadcrumbs={[
        { label: t('title.list'), to: '/projects' },
        ...(project ? [{ label: project.number, to: `/projects/${id}/overview` }] : []),
      ]}
    >
      {project ? (
        <EditProject key={project.id} project={project} loadTheirs={() => refetch().unwrap()} />
      ) : error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('overview.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to="/projects">{t('overview.back')}</Button>}
        />
      ) : (
        <Skeletons lines={12} />
      )}
    </PageFrame>
  );
}

interface EditProjectProps {
  project: ProjectView;
  /** The project as it stands now, where somebody was faster. */
  loadTheirs: () => Promise<ProjectView>;
}

function EditProject({ project, loadTheirs }: EditProjectProps) {
  const t = useT('projects');
  const navigate = useNavigate();
  const form = useZodForm(wholeProject, toDraft(project));
  const leave = useLeave(form.formState.isDirty);
  const [update] = useUpdateProject();
  const page = `/projects/${project.id}/overview`;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: project, toDraft, parts: useMergeParts(), load: loadTheirs },
    run: (patch: WholeProject, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(page),
    message: ({ number }) => t('message.saved', { number }),
  });
  return (
    <>
      <ProjectForm form={form} project={project} onSubmit={save} onCancel={() => void navigate(page)} />
      {conflict}
    </>
  );
}
