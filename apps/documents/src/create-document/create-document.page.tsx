import { creatableTypes, groupings, type Grouping } from '@jahrring/contracts-documents';
import {
  problemText,
  useNavigate,
  useParams,
  useProblemToast,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import {
  Button,
  Card,
  EmptyState,
  EntityPicker,
  ErrorState,
  Form,
  PageFrame,
  Skeletons,
  Stack,
  useForm,
} from '@jahrring/ui';
import { useState } from 'react';
import {
  searchProjects,
  searchRecipients,
  toProjectItem,
  useBillable,
  useCreateDocument,
  useProjectChoice,
} from '../documents.api';
import { CreateFoot } from './create-foot';
import { EntryGroups } from './entry-groups';

const isCreatable = (type: string): type is (typeof creatableTypes)[number] =>
  (creatableTypes as readonly string[]).includes(type);

/** A new document: the project to bill, which of its entries, and how they become positions. */
export function Component() {
  const t = useT('documents');
  const { type = 'bill' } = useParams();
  const [params, setParams] = useSearchParams();
  const projectId = params.get('project');
  const back = [{ label: t('title.list'), to: '/documents' }];
  if (!isCreatable(type)) {
    return (
      <PageFrame title={t('title.create')} breadcrumbs={back}>
        <EmptyState
          title={t('create.typeLater')}
          action={<Button to="/documents/create/bill">{t('list.create')}</Button>}
        />
      </PageFrame>
    );
  }
  const choose = (id: string | null) => setParams(id ? { project: id } : {}, { replace: true });
  return (
    <PageFrame title={t(`create.title.${type}`)} subtitle={t('create.subtitle')} breadcrumbs={back}>
      <Stack gap={4}>
        <WhatToBill projectId={projectId} onProject={choose} />
        {projectId ? <Entries key={projectId} projectId={projectId} /> : null}
      </Stack>
    </PageFrame>
  );
}

/** The project, or without one a recipient for a bill that is written by hand. */
function WhatToBill({
  projectId,
  onProject,
}: {
  projectId: string | null;
  onProject: (id: string | null) => void;
}) {
  const t = useT('documents');
  const navigate = useNavigate();
  const toast = useProblemToast();
  const [create, state] = useCreateDocument();
  // A link may name the project already ("bill this order"): then the picker has to be told its name.
  const chosen = useProjectChoice(projectId ?? '', { skip: projectId === null });
  const project = chosen.currentData?.items[0];
  const form = useForm({ defaultValues: { projectId, addressId: null as string | null } });
  const addressId = form.watch('addressId');
  const createFree = async () => {
    try {
      const draft = await create({ type: 'bill', addressId, sources: [] }).unwrap();
      void navigate(`/documents/edit/${draft.id}`);
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Card>
      <Form form={form} onSubmit={createFree} label={t('create.whatLabel')}>
        <EntityPicker
          name="projectId"
          label={t('field.project')}
          description={t('create.projectHint')}
          onSearch={searchProjects}
          selected={project && toProjectItem(project)}
          onChosen={(item) => onProject(item?.id ?? null)}
          clearable
          autoFocus
        />
        {projectId ? null : (
          <>
            <EntityPicker
              name="addressId"
              label={t('create.orRecipient')}
              description={t('create.recipientHint')}
              onSearch={searchRecipients}
              clearable
            />
            <div>
              <Button type="submit" disabled={!addressId} loading={state.isLoading}>
                {t('create.free')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

function Entries({ projectId }: { projectId: string }) {
  const t = useT('documents');
  const navigate = useNavigate();
  const toast = useProblemToast();
  const query = useBillable(projectId);
  const [create, state] = useCreateDocument();
  const [grouping, setGrouping] = useState<Grouping>(groupings[2]);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  if (query.error) {
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  }
  if (!query.data) return <Skeletons lines={8} lineHeight="2.25rem" />;
  const entries = query.data.items;
  const selected = chosen ?? new Set(entries.map((entry) => entry.id));
  const picked = entries.filter((entry) => selected.has(entry.id));
  const createDraft = async () => {
    try {
      const sources = picked.map(({ id, version }) => ({ id, version }));
      const draft = await create({ type: 'bill', projectId, grouping, sources }).unwrap();
      void navigate(`/documents/edit/${draft.id}`);
    } catch (error) {
      toast(error);
      void query.refetch();
    }
  };
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title={t('create.nothingTitle')}>{t('create.nothingText')}</EmptyState>
      ) : (
        <EntryGroups entries={entries} selected={selected} onChange={setChosen} />
      )}
      <CreateFoot
        picked={picked}
        grouping={grouping}
        onGrouping={setGrouping}
        onCreate={() => void createDraft()}
        loading={state.isLoading}
      />
    </>
  );
}
