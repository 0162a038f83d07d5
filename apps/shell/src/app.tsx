import { useLocale, useOptionalBoot, useT, useValue } from '@jahrring/tool-kit';
import { createStore, regionalLocaleOf } from '@jahrring/tool-kit/shell';
import { NotificationsHost, ThemeProvider, UiTextsProvider } from '@jahrring/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { ShellBoundary } from './tools/shell-boundary';
import { NavigationView } from './routes/navigation-view';
import { navigationValue } from './routes/router';
import { lookValue, primaryOf } from './layout/look';
import { appearanceValue } from './startup/appearance';
import { leavingValue } from './startup/leaving';
// After the library's own style sheets: the layer that comes later wins.
import './layout/shell.css';

const store = createStore();

/** The providers around the router: theme, the library's words, API cache. */
export function App() {
  const { theme, colorScheme, density, dir, skin } = useValue(appearanceValue);
  const look = useValue(lookValue);
  const navigation = useValue(navigationValue);
  const leaving = useValue(leavingValue);
  const boot = useOptionalBoot();
  const locale = useLocale();
  const t = useT();
  useEffect(() => {
    document.documentElement.dataset['skin'] = skin;
  }, [skin]);
  if (!navigation || leaving) return null;
  return (
    <Provider store={store}>
      <ThemeProvider colorScheme={theme} primary={primaryOf(look, colorScheme)} density={density} dir={dir}>
        <UiTextsProvider
          translate={t}
          locale={regionalLocaleOf(locale, boot?.licence.country, boot?.user.regionalLocale)}
        >
          <ShellBoundary>
            <NavigationView key={boot?.user.id ?? 'guest'} navigation={navigation} />
          </ShellBoundary>
          <NotificationsHost />
        </UiTextsProvider>
      </ThemeProvider>
    </Provider>
  );
}
