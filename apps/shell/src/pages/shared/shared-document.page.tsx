import type { SharedDocument } from '@jahrring/contracts-common';
import { ApiError, useParams, usePageTitle, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import { useCallback, useEffect, useState } from 'react';
import { followDeviceTheme } from '../../startup/appearance';
import { applyLanguage } from '../../startup/language';
import { MessageScreen } from '../error/message-screen';
import { readShared } from './shared.api';
import { SharedView } from './shared-view';
import './shared.css';

type Loaded = SharedDocument | 'loading' | 'unknown' | 'failed';

/** A document by its secret address, in its own language; nobody needs an account here. */
export function SharedDocumentPage() {
  const t = useT('shell');
  const { token = '' } = useParams();
  const [shown, setShown] = useState<Loaded>('loading');
  const load = useCallback(async () => {
    try {
      const document = await readShared(token);
      await applyLanguage(document.language);
      setShown(document);
    } catch (error) {
      const status = error instanceof ApiError ? error.problem.status : 0;
      setShown(status === 404 || status === 422 ? 'unknown' : 'failed');
    }
  }, [token]);
  useEffect(() => followDeviceTheme(), []);
  useEffect(() => void load(), [load]);
  usePageTitle(typeof shown === 'string' ? null : `${shown.heading} · ${shown.sender.name}`);
  if (shown === 'unknown') {
    return (
      <MessageScreen code="404" title={t('shared.unknown')} text={t('shared.unknownText')} actions={null} />
    );
  }
  if (typeof shown !== 'string')
    return <SharedView document={shown} token={token} onChange={setShown} onReload={load} />;
  return (
    <div className="sh-shared">
      {shown === 'failed' ? (
        <ErrorState onRetry={() => void load()}>{t('shared.failed')}</ErrorState>
      ) : (
        <Skeletons lines={8} lineHeight="2rem" />
      )}
    </div>
  );
}
