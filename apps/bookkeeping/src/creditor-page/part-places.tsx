import type { SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { Link, useAbility, useT } from '@jahrring/tool-kit';
import { usePartObject, usePartProject } from '../creditors.api';

type Part = SupplierBillView['parts'][number];

/** Project and object to which a part of a bill is charged, with the names that the reader may see. */
export function PartPlaces({ part: { projectId, objectId } }: { part: Part }) {
  return (
    <>
      {projectId === null ? null : <ProjectPlace id={projectId} />}
      {objectId === null ? null : <ObjectPlace id={objectId} />}
    </>
  );
}

function ProjectPlace({ id }: { id: string }) {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const { data } = usePartProject(id, { skip: !can('tools.project.index') && !can('tools.project.show') });
  return (
    <small>
      {t('creditor.field.project')}
      {data ? ': ' : ''}
      {data ? <Link to={`/projects/edit/${id}`}>{`${data.number} ${data.title}`}</Link> : null}
    </small>
  );
}

function ObjectPlace({ id }: { id: string }) {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const mayRead =
    can('tools.settings.objects') || can('tools.settings.license') || can('tools.timetable.index');
  const { data } = usePartObject(id, { skip: !mayRead });
  return <small>{[t('creditor.field.object'), data?.title].filter(Boolean).join(': ')}</small>;
}
