import type { TemplateListItem } from '@jahrring/contracts-documents';
import { notify, useFormat, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { ActionMenu, Badge, ConfirmDialog, UiLink } from '@jahrring/ui';
import { useState } from 'react';
import { checkIcon, copyIcon, editIcon, trashIcon } from '@jahrring/ui/icons';
import { editPath, useCreateTemplate, useDeleteTemplate, useTemplateVersion } from './template.api';

/** A template of the list: opened, copied or deleted. */
export function TemplateRow({ template }: { template: TemplateListItem }) {
  const t = useT('documents');
  const format = useFormat();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [create] = useCreateTemplate();
  const [readVersion] = useTemplateVersion();
  const [isDeleting, setDeleting] = useState(false);
  const { id, type, title, number } = template;
  const copy = () =>
    attempt(async () => {
      const { content } = await readVersion({ id, number }).unwrap();
      const made = await create({
        type,
        title: t('template.copyOf', { title }).slice(0, 100),
        content,
      }).unwrap();
      await navigate(editPath(made.id));
    });
  return (
    <li className="documents-templates__row">
      <span className="documents-templates__text">
        <UiLink to={editPath(id)}>{title}</UiLink>
        <small>
          {t('template.version', { number })} · {format.date(template.updatedAt)}
        </small>
      </span>
      {template.isDefault ? (
        <Badge tone="wald" icon={checkIcon}>
          {t('template.usual')}
        </Badge>
      ) : null}
      <ActionMenu
        label={t('template.actionsOf', { title })}
        items={[
          { label: t('template.edit'), icon: editIcon, onClick: () => void navigate(editPath(id)) },
          { label: t('template.copy'), icon: copyIcon, onClick: () => void copy() },
          { label: t('template.delete'), icon: trashIcon, onClick: () => setDeleting(true) },
        ]}
      />
      <DeleteTemplate template={template} opened={isDeleting} onClose={() => setDeleting(false)} />
    </li>
  );
}

interface DeleteTemplateProps {
  template: TemplateListItem;
  opened: boolean;
  onClose: () => void;
}

function DeleteTemplate({ template, opened, onClose }: DeleteTemplateProps) {
  const t = useT('documents');
  const toast = useProblemToast();
  const [remove] = useDeleteTemplate();
  const { id, version, title } = template;
  const confirm = async () => {
    try {
      await remove({ id, version }).unwrap();
      notify.success(t('template.deleted', { title }));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('template.deleteTitle', { title })}
      confirmLabel={t('template.delete')}
      onConfirm={confirm}
      danger
    >
      {t('template.deleteText')}
    </ConfirmDialog>
  );
}
