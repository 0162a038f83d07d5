import { creatableTypes, type CreatableType } from '@jahrring/contracts-documents';
import { useParams, useSearchParams, useT } from '@jahrring/tool-kit';
import { PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import type { Start } from './start';
import { StartFields } from './start-fields';
import { TypeChooser } from './type-chooser';
import { WaySwitch } from './way-switch';
import { waysOf, type Way } from './ways';

const FromEntries = lazy(async () => ({ default: (await import('./from-entries')).FromEntries }));
const FromObjects = lazy(async () => ({ default: (await import('./from-objects')).FromObjects }));
const FromDocument = lazy(async () => ({ default: (await import('./from-document')).FromDocument }));
const FromNothing = lazy(async () => ({ default: (await import('./from-nothing')).FromNothing }));

const isCreatable = (type: string): type is CreatableType =>
  (creatableTypes as readonly string[]).includes(type);

/** A new document: its type, for whom, and what it is made of. */
export function Component() {
  const { type } = useParams();
  if (type === undefined || !isCreatable(type)) return <TypeChooser unknown={type} />;
  return <CreateDocument key={type} type={type} />;
}

function CreateDocument({ type }: { type: CreatableType }) {
  const t = useT('documents');
  const [params, setParams] = useSearchParams();
  const start: Start = { type, projectId: params.get('project'), addressId: params.get('recipient') };
  const ways = waysOf(start);
  const way = ways.find((one) => one === params.get('from')) ?? ways[0] ?? 'blank';
  const set = (change: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return (
    <PageFrame
      title={t('create.titleOf', { type: t(`type.${type}`) })}
      subtitle={t(`chooser.text.${type}`)}
      breadcrumbs={[
        { label: t('title.list'), to: '/documents' },
        { label: t('chooser.title'), to: '/documents/create' },
      ]}
    >
      <Stack gap={4}>
        <StartFields
          start={start}
          onProject={(project) => set({ project, recipient: null, from: null })}
          onRecipient={(recipient) => set({ recipient })}
        />
        <WaySwitch ways={ways} way={way} onChange={(from: Way) => set({ from })} />
        <Suspense fallback={<Skeletons lines={6} lineHeight="2.25rem" />}>
          {way === 'entries' && start.projectId ? (
            <FromEntries key={start.projectId} start={start} projectId={start.projectId} />
          ) : null}
          {way === 'objects' ? <FromObjects start={start} /> : null}
          {way === 'document' ? <FromDocument start={start} /> : null}
          {way === 'blank' ? <FromNothing start={start} /> : null}
        </Suspense>
      </Stack>
    </PageFrame>
  );
}
