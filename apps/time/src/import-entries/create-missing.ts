import type { EntryForm, ImportWordKind, ProjectOption } from '@jahrring/contracts-time';
import { call, requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';
import { projectItem } from '../entry-form/search-options';

/** Values from which a project or an activity is created here; everything else can be entered on its own page. */
export interface MissingDraft {
  number: string;
  title: string;
  price: string;
}

export type MissingKind = Exclude<ImportWordKind, 'employee'>;

/** Keys of which one lets somebody make the missing record. */
export const creatingKeys: Readonly<Record<MissingKind, readonly string[]>> = {
  project: ['tools.project.create', 'tools.project.manage'],
  activity: ['tools.settings.objects'],
};

export const isMissingKind = (kind: string): kind is MissingKind => kind in creatingKeys;

/** The next number the licence would give a project. */
export async function proposeNumber(): Promise<string> {
  const call = { url: '/api/projects/projects/number-proposal', onRefusal: 'pass' } as const;
  return (await requestJson<{ number: string }>(call)).number;
}

/** Makes a project or an activity paid by the hour, and waits until hours can be recorded on it. */
export async function createMissing(
  kind: MissingKind,
  { number, title, price }: MissingDraft,
): Promise<EntityItem> {
  if (kind === 'project') {
    const made = await requestJson<ProjectOption>(call.post('/api/projects/projects', { number, title }));
    await untilKnown(made.id, async () => {
      const known = call.get('/api/time/project-options', { search: made.number });
      return (await requestJson<{ items: ProjectOption[] }>(known)).items;
    });
    return projectItem(made);
  }
  const body = { kind: 'activities', title, unit: 'hour', price };
  const made = await requestJson<EntityItem & { title: string }>(call.post('/api/inventory/objects', body));
  await untilKnown(
    made.id,
    async () => (await requestJson<EntryForm>({ url: '/api/time/entry-form' })).activities,
  );
  return { id: made.id, label: made.title };
}

const tries = 20;
const pauseMs = 250;

/** Other tools tell of a new record a moment later. Who goes on without an answer is told by the dry run. */
async function untilKnown(id: string, known: () => Promise<readonly { id: string }[]>): Promise<void> {
  for (let tried = 0; tried < tries; tried++) {
    if ((await known()).some((one) => one.id === id)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
