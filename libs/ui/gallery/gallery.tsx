import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import english from '../src/i18n/en.json';
import englishForm from '../src/i18n/form/en.json';
import englishGrid from '../src/i18n/grid/en.json';
import englishLater from '../src/i18n/later/en.json';
import { archiveIcon, copyIcon, downloadIcon, plusIcon, trashIcon } from '../src/icons';
import {
  Logo,
  NotificationsHost,
  PageFrame,
  Ring,
  StatusPill,
  ThemeProvider,
  UiTextsProvider,
  Button,
  ActionMenu,
  type ColorFamily,
  type ColorScheme,
  type Density,
  type Direction,
  notify,
} from '../src/index';
import './gallery.css';
import { ChartPage } from './chart-page';
import { ComponentsPage } from './components-page';
import { FormPage } from './form-page';
import { GridPage } from './grid-page';

const params = new URLSearchParams(location.search);
const get = <V extends string>(name: string, fallback: V) => (params.get(name) ?? fallback) as V;

function lookUp(key: string, values?: Readonly<Record<string, string | number>>): string | undefined {
  const path = key.replace(/^ui:/, '').split('.');
  const found = path.reduce<unknown>(
    (tree, part) => (tree && typeof tree === 'object' ? (tree as Record<string, unknown>)[part] : undefined),
    { ...english, ...englishForm, ...englishGrid, ...englishLater },
  );
  return typeof found === 'string'
    ? found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
    : undefined;
}

const pages = { components: ComponentsPage, form: FormPage, grid: GridPage, chart: ChartPage };

function Gallery() {
  const page = get<keyof typeof pages>('page', 'components');
  const [scheme] = useState(get<ColorScheme>('scheme', 'light'));
  const Page = pages[page];
  const link = (name: string) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), page: name }).toString()}`;
  return (
    <ThemeProvider
      colorScheme={scheme}
      dir={get<Direction>('dir', 'ltr')}
      primary={get<ColorFamily>('primary', 'wald')}
      density={get<Density | 'auto'>('density', 'auto')}
    >
      <UiTextsProvider
        locale={get('locale', 'de-CH')}
        {...(get<string>('lang', 'de') === 'en' ? { translate: lookUp } : {})}
      >
        <div className="gallery-bar">
          <Logo withName size={28} />
          <Ring value={0.72} label="Heutige Stunden" valueText="6:05 von 8:24" size={32} />
        </div>
        <main>
          <PageFrame
            title="Holzschlag Bergwald Süd"
            titleExtra={<StatusPill code="WORK" label="In Arbeit" look={{ tone: 'petrol', fill: 'soft' }} />}
            subtitle="P241 · Burgergemeinde Langnau"
            breadcrumbs={[
              { label: 'Projekte', to: '?page=components' },
              { label: 'Langnau', to: '?page=form' },
            ]}
            tabs={Object.keys(pages).map((name) => ({ label: name, to: link(name), active: name === page }))}
            actions={
              <>
                <Button
                  variant="primary"
                  icon={plusIcon}
                  onClick={() =>
                    notify.success('Projekt gespeichert', {
                      action: { label: 'Rückgängig', onClick: () => undefined },
                    })
                  }
                >
                  Stunden erfassen
                </Button>
                <Button icon={downloadIcon}>Export</Button>
                <ActionMenu
                  items={[
                    { label: 'Kopieren', icon: copyIcon, onClick: () => notify.info('Kopiert') },
                    { label: 'Archivieren', icon: archiveIcon, onClick: () => notify.warning('Archiviert') },
                    {
                      label: 'Löschen',
                      icon: trashIcon,
                      danger: true,
                      separated: true,
                      onClick: () => notify.error('Gelöscht'),
                    },
                  ]}
                />
              </>
            }
          >
            <Page />
          </PageFrame>
        </main>
        <NotificationsHost />
      </UiTextsProvider>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
