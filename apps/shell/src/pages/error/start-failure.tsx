import { translate } from '@jahrring/tool-kit';
import { Button, ThemeProvider } from '@jahrring/ui';
import { logoutIcon, refreshIcon } from '@jahrring/ui/icons';
import { appearanceValue } from '../../startup/appearance';
import { loadLater } from '../../startup/load-later';
import { MessageScreen } from './message-screen';

export interface StartFailureProps {
  text: string;
  /** The session itself is what does not work: another sign-in may. */
  withSignOut?: boolean;
}

/** The server could not be asked who is here: nothing can be shown but that, and a way to ask again. */
export function StartFailure({ text, withSignOut = false }: StartFailureProps) {
  const { theme, dir } = appearanceValue.get();
  return (
    <ThemeProvider colorScheme={theme} dir={dir}>
      <main className="sh-blank" data-start-failure>
        <MessageScreen
          code="–"
          title={translate('shell:start.title')}
          text={text}
          actions={
            <>
              {withSignOut ? (
                <Button icon={logoutIcon} onClick={() => void loadLater().then(({ signOut }) => signOut())}>
                  {translate('shell:profile.signOut')}
                </Button>
              ) : null}
              <Button variant="primary" icon={refreshIcon} onClick={() => location.reload()}>
                {translate('shell:failure.reload')}
              </Button>
            </>
          }
        />
      </main>
    </ThemeProvider>
  );
}
