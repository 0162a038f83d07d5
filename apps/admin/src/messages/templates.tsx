import type { MessageTemplateView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, IconButton, Modal } from '@jahrring/ui';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useCreateMessageTemplate, useDeleteMessageTemplate, useMessageTemplates } from './messages.api';
import { TemplateForm } from './template-form';

/** The templates of messages: opened, made and deleted with a way back. */
export function Templates({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const { data, error, refetch } = useMessageTemplates();
  const [remove] = useDeleteMessageTemplate();
  const [create] = useCreateMessageTemplate();
  const [edited, setEdited] = useState<MessageTemplateView | 'new' | null>(null);
  const removal = useRemoval({
    remove: ({ id, version }: MessageTemplateView) => remove({ id, version }).unwrap(),
    restore: ({ name, content }: MessageTemplateView) => create({ name, content }).unwrap(),
    removed: () => t('mailbox.templateDeleted'),
  });
  if (edited)
    return <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('mailbox.templates')}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
            {t('mailbox.newTemplate')}
          </Button>
        </>
      }
    >
      {error || !data ? <QueryState query={{ error, refetch }} lines={3} /> : null}
      {data?.items.length === 0 ? <EmptyState title={t('mailbox.noTemplates')} /> : null}
      <ul className="admin-rows">
        {data?.items.map((template) => (
          <li key={template.id} className="admin-rows__row">
            <Button variant="quiet" onClick={() => setEdited(template)}>
              {template.name}
            </Button>
            <IconButton
              icon={trashIcon}
              size="small"
              label={t('mailbox.deleteTemplate', { name: template.name })}
              onClick={() => void removal.remove(template)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
