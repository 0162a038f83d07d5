import type { ProjectDraft, ProjectView } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { Button, DescriptionList, Modal, Stack, Text } from '@jahrring/ui';
import { differingFields, toDraft } from './project-draft';

const labels: Partial<Record<keyof ProjectDraft, string>> = {
  addressId: 'fields.address',
  responsibleEmployeeId: 'fields.responsible',
  assignedEmployeeIds: 'fields.assigned',
  companyPartId: 'fields.companyPart',
};
/** Fields that hold ids say only that they differ; their names stand in the form and on the project's page. */
const idFields: ReadonlySet<keyof ProjectDraft> = new Set([
  'addressId',
  'responsibleEmployeeId',
  'assignedEmployeeIds',
  'companyPartId',
]);

interface ConflictDialogProps {
  /** The version somebody else has saved meanwhile; null closes the dialog. */
  theirs: ProjectView | null;
  mine: ProjectDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions where somebody was faster; nothing is lost before a choice. */
export function ConflictDialog({ theirs, mine, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useT('projects');
  const other = theirs ? toDraft(theirs) : mine;
  const show = (field: keyof ProjectDraft, value: unknown) =>
    idFields.has(field) || value === null || value === undefined ? '–' : String(value);
  return (
    <Modal
      opened={theirs !== null}
      onClose={onClose}
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('action.reload')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p">{t('conflict.text')}</Text>
        {differingFields(mine, other).map((field) => (
          <DescriptionList
            key={field}
            items={[
              {
                label: `${t(labels[field] ?? `fields.${field}`)}: ${t('conflict.yours')}`,
                value: show(field, mine[field]),
              },
              { label: t('conflict.theirs'), value: show(field, other[field]) },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
