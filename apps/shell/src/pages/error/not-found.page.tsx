import { useT } from '@jahrring/tool-kit';
import { useParams } from 'react-router';
import { MessageActions, MessageScreen } from './message-screen';

/** `/pages/misc/not-found/:error(.*)`: what was looked for stands in the address. */
export function NotFoundPage() {
  const t = useT('shell');
  const wanted = useParams()['*'] ?? '';
  return (
    <MessageScreen
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      {...(wanted === '' ? {} : { detail: wanted })}
      actions={<MessageActions />}
    />
  );
}
