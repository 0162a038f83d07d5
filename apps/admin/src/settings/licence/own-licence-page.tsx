import type { OwnLicenceView } from '@jahrring/contracts-admin';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import type { ReactNode } from 'react';
import '../settings.css';
import { useOwnLicence } from '../settings.api';

interface OwnLicencePageProps {
  title: string;
  text: string;
  children: (licence: OwnLicenceView, reload: () => Promise<OwnLicenceView>) => ReactNode;
}

/** A settings page over one's own licence. */
export function OwnLicencePage({ title, text, children }: OwnLicencePageProps) {
  const query = useOwnLicence(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame title={title} subtitle={text} width="narrow">
      <SettingsContent query={query}>
        {(licence) => children(licence, () => query.refetch().unwrap())}
      </SettingsContent>
    </SettingsFrame>
  );
}
