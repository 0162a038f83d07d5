import { createValue } from '@jahrring/tool-kit';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { LeaveAnswer } from '../startup/ask-to-leave';
import { createFakeHistory } from './fake-history';
import { createNavigation, type Navigation } from './navigation';
import type { PageRoute } from './page-route';

/** Loading and going back take microtasks here. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A page whose loading the test ends by hand. */
function slowPage() {
  const waiting: { done: (page: string) => void; fail: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((done, fail) => waiting.push({ done, fail }));
  return { load, waiting, done: (page: string) => waiting.at(-1)?.done(page) };
}

function open(opened: string[], more: Partial<PageRoute>[] = []) {
  const state = { dirty: false, guest: false };
  const loads: string[] = [];
  const route = (path: string, own: Partial<PageRoute> = {}): PageRoute => ({
    id: path,
    path,
    layout: 'default',
    handle: { titleKey: path },
    load: () => {
      loads.push(path);
      return Promise.resolve(`${path} ${loads.length}`);
    },
    ...own,
  });
  const history = createFakeHistory(...opened);
  const question = createValue<LeaveAnswer | null>(null);
  const navigation = createNavigation({
    history,
    routes: [
      route('/'),
      route('/notes'),
      route('/notes/:id'),
      route('/tasks', { waiting: 'skeleton' }),
      route('/secret', { guard: () => (state.guest ? '/login' : '/403') }),
      route('/login'),
      route('/403'),
      route('*'),
      ...more.map((own) => route(own.path ?? '', own)),
    ],
    holdsInput: () => state.dirty,
    question,
    failedPage: (error) => `failed: ${String(error)}`,
  });
  return { navigation, history, question, state, loads };
}

const pathOf = ({ place }: Navigation) => {
  const { pathname = '', search = '', hash = '' } = place.get()?.location ?? {};
  return `${pathname}${search}${hash}`;
};

describe('navigation', () => {
  it('stays on a page until the next one is loaded', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    navigation.goTo('/slow');
    await settled();
    expect(pathOf(navigation)).toBe('/notes');
    expect(history.paths()).toEqual(['/notes']);
    expect(navigation.loading.get()).toBe(true);
    slow.done('there');
    await settled();
    expect(navigation.place.get()).toMatchObject({ page: 'there', stands: true });
    expect(history.paths()).toEqual(['/notes', '/slow']);
    expect(navigation.loading.get()).toBe(false);
  });

  it('forgets a page that is still loading when somebody goes elsewhere', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    navigation.goTo('/slow');
    navigation.goTo('/tasks');
    await settled();
    slow.done('too late');
    await settled();
    expect(pathOf(navigation)).toBe('/tasks');
    expect(history.paths()).toEqual(['/notes', '/tasks']);
  });

  it('goes on to another page while the list it leaves notes its search in the address', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    navigation.goTo('/slow');
    navigation.navigator.replace('/notes?search=x');
    expect(pathOf(navigation)).toBe('/notes?search=x');
    expect(navigation.loading.get()).toBe(true);
    slow.done('there');
    await settled();
    expect(pathOf(navigation)).toBe('/slow');
    expect(history.paths()).toEqual(['/notes?search=x', '/slow']);
  });

  it('leaves the other entry alone when the browser went there by itself', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/slow', '/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    history.go(-1);
    await settled();
    navigation.navigator.replace('/notes?search=x');
    slow.done('there');
    await settled();
    expect(pathOf(navigation)).toBe('/slow');
    expect(history.paths()).toEqual(['/slow', '/notes']);
  });

  it('changes search, hash and parameters inside of a page at once, without loading it again', async () => {
    const { navigation, history, loads } = open(['/notes/1']);
    await settled();
    const { page } = navigation.place.get() ?? {};
    for (const path of ['/notes/1?tab=a', '/notes/2?tab=a', '/notes/2#part', '/notes/2#part']) {
      navigation.goTo(path);
      expect(pathOf(navigation)).toBe(path);
    }
    navigation.navigator.replace('/notes/3', { from: 'here' });
    expect(navigation.place.get()).toMatchObject({ page, match: { params: { id: '3' } } });
    expect(history.location()).toMatchObject({ pathname: '/notes/3', state: { from: 'here' } });
    expect(history.paths()).toHaveLength(5);
    expect(loads).toEqual(['/notes/:id']);
  });

  it('loads a page anew when its own address is followed, and for a retry', async () => {
    const { navigation, history, loads } = open(['/notes?a=1']);
    await settled();
    navigation.navigator.replace('/notes?a=1');
    await settled();
    await navigation.reload();
    expect(navigation.place.get()?.page).toBe('/notes 3');
    expect(loads).toHaveLength(3);
    expect(history.paths()).toEqual(['/notes?a=1']);
  });

  it('shows no loading for a retry, and one navigation is retried where it is heading', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/slow'], [{ path: '/slow', load: slow.load }]);
    slow.done('first');
    await settled();
    void navigation.reload();
    expect(navigation.loading.get()).toBe(false);
    slow.done('second');
    await settled();
    navigation.goTo('/slow');
    void navigation.reload();
    expect(navigation.loading.get()).toBe(true);
    slow.done('third');
    await settled();
    expect(navigation.place.get()?.page).toBe('third');
    expect(history.paths()).toEqual(['/slow', '/slow']);
  });

  it('follows guards: in the place of the entry that was opened, after the one of a link', async () => {
    const { navigation, history, state } = open(['/secret']);
    await settled();
    expect(history.paths()).toEqual(['/403']);
    state.guest = true;
    navigation.goTo('/notes');
    await settled();
    navigation.goTo('/secret');
    await settled();
    expect(pathOf(navigation)).toBe('/login');
    expect(history.paths()).toEqual(['/403', '/notes', '/login']);
  });

  it('tells a guard the whole address', async () => {
    const guard = jest.fn(() => undefined);
    open(['/own/a%20b?x=1#part'], [{ path: '/own/:name', guard }]);
    await settled();
    expect(guard).toHaveBeenCalledWith('/own/a%20b?x=1#part');
  });

  it('draws what waits while the first page loads, and nothing where nothing waits', async () => {
    expect(open(['/tasks']).navigation.place.get()).toMatchObject({ page: 'skeleton', stands: false });
    expect(open(['/notes']).navigation.place.get()).toBeNull();
  });

  it('takes a page that could not be loaded as a failure, and tries it again at the same place', async () => {
    const slow = slowPage();
    const { navigation } = open(['/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    navigation.goTo('/slow');
    slow.waiting[0]?.fail(new Error('lost'));
    await settled();
    expect(navigation.place.get()).toMatchObject({ page: 'failed: Error: lost', stands: false });
    navigation.goTo('/slow?again');
    slow.done('there');
    await settled();
    expect(navigation.place.get()?.page).toBe('there');
  });

  it('takes up routes while it runs, and leaves known ones as they are', async () => {
    const { navigation } = open(['/new']);
    await settled();
    expect(navigation.place.get()?.match.route.path).toBe('*');
    const load = () => Promise.resolve('new');
    const added = { id: 'new', path: '/new', layout: 'blank', handle: { titleKey: '' }, load } as const;
    navigation.addRoutes([added, { ...added, id: '/notes', path: '/notes' }]);
    navigation.goTo('/new');
    await settled();
    expect(navigation.place.get()?.page).toBe('new');
    navigation.goTo('/notes');
    await settled();
    expect(navigation.place.get()?.page).toMatch('/notes');
  });

  it('arrives nowhere once it has been ended', async () => {
    const slow = slowPage();
    const { navigation, history } = open(['/notes'], [{ path: '/slow', load: slow.load }]);
    await settled();
    navigation.goTo('/slow');
    navigation.stop();
    slow.done('too late');
    history.go(-1);
    await settled();
    expect(pathOf(navigation)).toBe('/notes');
    expect(history.paths()).toEqual(['/notes']);
  });
});

describe('unsaved input', () => {
  it('holds a link back until the person agrees', async () => {
    const { navigation, question, state } = open(['/notes']);
    await settled();
    state.dirty = true;
    navigation.goTo('/tasks');
    question.get()?.(false);
    await settled();
    expect(pathOf(navigation)).toBe('/notes');
    navigation.goTo('/tasks');
    question.get()?.(true);
    await settled();
    expect(pathOf(navigation)).toBe('/tasks');
    expect(question.get()).toBeNull();
  });

  it('is in nobody’s way on the same path', async () => {
    const { navigation, question, state } = open(['/notes']);
    await settled();
    state.dirty = true;
    navigation.goTo('/notes?tab=a');
    expect(question.get()).toBeNull();
    expect(pathOf(navigation)).toBe('/notes?tab=a');
  });

  it.each([
    [-2, '/'],
    [-1, '/notes'],
    [1, '/403'],
  ])('holds %i steps in the history back: the row of entries stays where it was', async (steps, path) => {
    const { navigation, history, question, state } = open(['/', '/notes', '/tasks', '/403']);
    history.go(-1);
    await settled();
    state.dirty = true;
    history.go(steps);
    await settled();
    expect([pathOf(navigation), history.at()]).toEqual(['/tasks', 2]);
    question.get()?.(false);
    history.go(steps);
    await settled();
    question.get()?.(true);
    await settled();
    expect([pathOf(navigation), history.at()]).toEqual([path, 2 + steps]);
    expect(history.paths()).toEqual(['/', '/notes', '/tasks', '/403']);
  });

  it('lets the question go when the page is left another way', async () => {
    const { navigation, question, state } = open(['/notes']);
    await settled();
    state.dirty = true;
    navigation.goTo('/tasks');
    state.dirty = false;
    navigation.goTo('/');
    await settled();
    expect(question.get()).toBeNull();
  });

  it('answers an older question with no', async () => {
    const { navigation, question, state } = open(['/notes']);
    await settled();
    state.dirty = true;
    const other = jest.fn();
    question.set(other);
    navigation.goTo('/tasks');
    expect(other).toHaveBeenCalledWith(false);
    expect(question.get()).not.toBe(other);
  });
});

interface Step {
  kind: 'push' | 'replace' | 'go' | 'reload';
  path: string;
  by: number;
  /** True if the next step begins only after this one has finished. */
  waits: boolean;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('push', 'replace', 'go', 'reload'),
  path: fc.constantFrom('/', '/notes', '/notes/1', '/notes/2?tab=a', '/secret', '/nowhere#x'),
  by: fc.constantFrom(-2, -1, 1, 2),
  waits: fc.boolean(),
});
const anySteps = fc.array(anyStep, { maxLength: 8 });
const patient = anySteps.map((steps) => steps.map((step) => ({ ...step, waits: true })));

/** Takes steps from the last of three entries; `answer` is what the person says to every question. */
async function walk(steps: readonly Step[], answer?: boolean) {
  const opened = open(['/', '/notes', '/tasks']);
  const { navigation, history, question, state } = opened;
  await settled();
  state.dirty = answer !== undefined;
  question.subscribe(() => queueMicrotask(() => question.get()?.(answer ?? true)));
  for (const { kind, path, by, waits } of steps) {
    if (kind === 'go') history.go(by);
    else if (kind === 'reload') void navigation.reload();
    else navigation.navigator[kind](path);
    if (waits) await settled();
  }
  await settled();
  return opened;
}

describe('any row of steps', () => {
  it('ends where the history is, at a page that is drawn', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const { navigation, history } = await walk(steps);
        expect(pathOf(navigation)).toBe(history.paths()[history.at()]);
        expect(pathOf(navigation)).not.toBe('/secret');
        expect(navigation.place.get()).toMatchObject({ stands: true });
        expect(navigation.loading.get()).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('changes nothing while the person wants to keep the input', async () => {
    await fc.assert(
      fc.asyncProperty(patient, async (steps) => {
        const { navigation, history } = await walk(steps, false);
        expect(pathOf(navigation)).toBe('/tasks');
        expect([history.at(), ...history.paths()]).toEqual([2, '/', '/notes', '/tasks']);
      }),
      { numRuns: 50 },
    );
  });

  it('leads a person who gives the input up where it leads one without input', async () => {
    await fc.assert(
      fc.asyncProperty(patient, async (steps) => {
        const [asked, free] = [await walk(steps, true), await walk(steps)];
        expect(pathOf(asked.navigation)).toBe(pathOf(free.navigation));
        expect([asked.history.at(), asked.history.paths()]).toEqual([
          free.history.at(),
          free.history.paths(),
        ]);
      }),
      { numRuns: 50 },
    );
  });
});
