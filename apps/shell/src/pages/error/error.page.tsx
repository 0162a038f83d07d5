import { useT } from '@jahrring/tool-kit';
import { useParams } from 'react-router';
import { MessageActions, MessageScreen } from './message-screen';

/** Codes that have words of their own; `/403` is a page of its own. */
const words: Readonly<Record<string, string>> = {
  '401': 'unauthenticated',
  '500': 'failure',
  '502': 'unavailable',
  '503': 'unavailable',
  '504': 'unavailable',
};

/** `/:error(.*)`: an error's number as address, and every address that leads nowhere. */
export function ErrorPage() {
  const t = useT('shell');
  const path = useParams()['*'] ?? '';
  const kind = words[path];
  const code = kind === undefined ? '404' : path;
  return (
    <MessageScreen
      code={code}
      title={t(`${kind ?? 'notFound'}.title`)}
      text={t(`${kind ?? 'notFound'}.text`)}
      {...(kind === undefined ? { detail: `/${path}` } : {})}
      actions={<MessageActions />}
    />
  );
}
