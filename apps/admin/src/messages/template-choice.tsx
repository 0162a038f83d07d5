import type { MessageTemplateView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { useMessageTemplates } from './messages.api';

/** Takes a template's texts over, in every language it has. */
export function TemplateChoice({ onChoose }: { onChoose: (template: MessageTemplateView) => void }) {
  const t = useT('admin');
  const { data } = useMessageTemplates();
  if (!data || data.items.length === 0) return null;
  const items = data.items.map((template) => ({ label: template.name, onClick: () => onChoose(template) }));
  return <ActionMenu label={t('mailbox.fromTemplate')} items={items} />;
}
