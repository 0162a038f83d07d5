import { translate } from '@jahrring/tool-kit';
import { Button, ThemeProvider } from '@jahrring/ui';
import { appearanceValue } from '../../start/appearance';
import { MessageScreen } from './message-screen';

/** The server could not be asked who is here: nothing can be shown but that, and a way to ask again. */
export function StartFailure({ text }: { text: string }) {
  const { theme, dir } = appearanceValue.get();
  return (
    <ThemeProvider colorScheme={theme} dir={dir}>
      <main className="sh-blank" data-start-failure>
        <MessageScreen
          code="–"
          title={translate('shell:start.title')}
          text={text}
          actions={
            <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
              {translate('shell:failure.reload')}
            </Button>
          }
        />
      </main>
    </ThemeProvider>
  );
}
