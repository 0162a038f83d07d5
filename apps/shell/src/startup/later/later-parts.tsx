import { useOptionalBoot, useValue } from '@jahrring/tool-kit';
import { Suspense, lazy } from 'react';
import { KeyHost } from '../../keys/key-host';
import { ScrollToTop } from '../../layout/scroll-to-top';
import { useRecentPages } from '../../layout/use-recent-pages';
import { useLiveNotifications } from '../../notifications/use-live-notifications';
import { unsentQuestionValue } from '../../offline/unsent-question';
import { PaletteHost } from '../../palette/palette-host';
import { licenceChangeValue } from '../licence-change';
import { reauthenticationValue } from '../reauthenticate';

const dialogs = () => import(/* webpackChunkName: "session-dialogs" */ './session-dialogs');
const ReauthenticationDialog = lazy(async () => ({ default: (await dialogs()).ReauthenticationDialog }));
const LicenceChangeDialog = lazy(async () => ({ default: (await dialogs()).LicenceChangeDialog }));
const UnsentDialog = lazy(async () => ({ default: (await dialogs()).UnsentDialog }));

const DevelopmentHost = lazy(async () => ({
  default: (await import(/* webpackChunkName: "development" */ '../../development/development-host'))
    .DevelopmentHost,
}));

/**
 * Parts of every screen of a person who is signed in that no first page needs: keys, palette, dialogs of the session.
 */
export function LaterParts() {
  const boot = useOptionalBoot();
  const waiting = useValue(reauthenticationValue);
  const elsewhere = useValue(licenceChangeValue);
  const unsent = useValue(unsentQuestionValue);
  useRecentPages();
  useLiveNotifications();
  return (
    <>
      <PaletteHost />
      <ScrollToTop />
      <Suspense>
        <KeyHost />
      </Suspense>
      <Suspense>
        {waiting ? <ReauthenticationDialog /> : null}
        {unsent ? <UnsentDialog /> : null}
        {elsewhere ? <LicenceChangeDialog /> : null}
      </Suspense>
      {boot?.development ? (
        <Suspense>
          <DevelopmentHost />
        </Suspense>
      ) : null}
    </>
  );
}
