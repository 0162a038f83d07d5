import type { OwnLicenceView } from '@jahrring/contracts-admin';
import { problemOf, problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import type { ReactNode } from 'react';
import '../settings.css';
import { useOwnLicence } from '../settings.api';

interface OwnLicencePageProps {
  title: string;
  text: string;
  children: (licence: OwnLicenceView, reload: () => void) => ReactNode;
}

/** A settings page over one's own licence: on its way, not to be had, or there. */
export function OwnLicencePage({ title, text, children }: OwnLicencePageProps) {
  const t = useT('admin');
  const { currentData, error, refetch } = useOwnLicence(undefined, { refetchOnMountOrArgChange: true });
  const reload = () => void refetch();
  const waiting = error ? (
    <ErrorState requestId={problemOf(error).requestId} onRetry={reload}>
      {problemText(t, error)}
    </ErrorState>
  ) : (
    <Skeletons lines={6} lineHeight="3.5rem" />
  );
  return (
    <SettingsFrame title={title} subtitle={text} width="narrow">
      {currentData ? children(currentData, reload) : waiting}
    </SettingsFrame>
  );
}
