import { cvKinds, type CvEntryView, type CvKind } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Button, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { CvEntry } from './cv-entry';
import { useCv } from './profile.api';
import { QueryCard } from './query-card';

const CvDialog = lazy(async () => ({ default: (await import('./cv-dialog')).CvDialog }));

/** Target of the dialog: a new entry of a kind, or an existing entry. */
type Editing = { kind: CvKind } | { entry: CvEntryView };

/** Work experience and training, with their documents. */
export function CvCard() {
  const t = useT('shell');
  const query = useCv();
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <QueryCard title={t('cv.title')} query={query}>
      {({ items }) => (
        <Stack>
          <p className="sh-muted">{t('cv.text')}</p>
          {cvKinds.map((kind) => {
            const entries = items.filter((entry) => entry.kind === kind);
            return (
              <section key={kind} className="sh-cv" aria-label={t(`cv.kinds.${kind}`)}>
                <h3 className="sh-cv__title">{t(`cv.kinds.${kind}`)}</h3>
                {entries.length === 0 ? <p className="sh-muted">{t('cv.none')}</p> : null}
                {entries.map((entry) => (
                  <CvEntry key={entry.id} entry={entry} onEdit={() => setEditing({ entry })} />
                ))}
                <div>
                  <Button
                    size="small"
                    icon={plusIcon}
                    aria-label={`${t(`cv.kinds.${kind}`)}: ${t('cv.add')}`}
                    onClick={() => setEditing({ kind })}
                  >
                    {t('cv.add')}
                  </Button>
                </div>
              </section>
            );
          })}
          {editing ? (
            <Suspense>
              <CvDialog
                entry={'entry' in editing ? editing.entry : undefined}
                kind={'entry' in editing ? editing.entry.kind : editing.kind}
                onClose={() => setEditing(null)}
              />
            </Suspense>
          ) : null}
        </Stack>
      )}
    </QueryCard>
  );
}
