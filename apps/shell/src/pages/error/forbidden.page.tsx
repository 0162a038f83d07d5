import { useT } from '@jahrring/tool-kit';
import { MessageActions, MessageScreen } from './message-screen';

/** /403 */
export function ForbiddenPage() {
  const t = useT('shell');
  return (
    <MessageScreen
      code="403"
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      actions={<MessageActions />}
    />
  );
}
