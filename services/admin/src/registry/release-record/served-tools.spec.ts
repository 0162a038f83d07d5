import type { ToolDescriptor } from '@jahrring/contracts-common';
import { type BootPart, type ChosenRelease, served } from './served-tools';

const any = ['time.index'];

const chosen: ChosenRelease = {
  id: 'time', version: '1.0.0', entry: '/tools/time/1.0.0/remoteEntry.js', globalName: 'time_1_0_0', channel: 'stable',
  descriptor: {
    id: 'time', version: '1.0.0', shell: '^2', services: { time: '^1' }, namespaces: ['time'], core: true, plugins: [],
    look: 'time-tracking', offline: true, update: 'ask', budgets: { firstPage: 50 }, shared: { react: '^19.0.0' },
    routes: [{ path: '/time', expose: './A', module: './src/a.tsx', any, titleKey: 'time:page' }],
    navigation: [{ path: '/time', titleKey: 'time:menu', icon: 'clock', any, order: 1 }],
    extensions: [{ point: 'project', expose: './B', module: './src/b.tsx', any, order: 1, titleKey: 'time:tab' }],
    search: [{ id: 'time', titleKey: 'time:menu', endpoint: '/api/time/search', icon: 'clock', any }],
    records: [{ entity: 'entry', titleKey: 'time:entry' }],
    notifications: [{ kind: 'time.late', titleKey: 'time:late' }],
    messages: {
      de: { 'time:page': 'Meine Zeit', 'time:menu': 'Zeit', 'time:tab': 'Stunden', 'time:entry': 'Eintrag' },
      fr: { 'time:page': 'Mon temps', 'time:menu': 'Temps' },
      it: { 'time:menu': 'Tempo' },
    },
  },
}; // oxfmt-ignore

const descriptorFor = (part: BootPart, ...languages: string[]) => served(chosen, part, languages).descriptor;

describe('what a browser gets of a release', () => {
  it('is at a start what decides on code, pages and menu', () => {
    const { descriptor, ...code } = served(chosen, 'start', ['de']);
    const { descriptor: _, ...ownCode } = chosen;
    expect(code).toEqual({ ...ownCode, minimal: true });
    expect(Object.keys(descriptor).sort()).toEqual(
      ['id', 'shell', 'services', 'look', 'offline', 'update', 'routes', 'navigation', 'extensions', 'messages'].sort(),
    ); // oxfmt-ignore
    expect(descriptor.routes).toEqual([{ path: '/time', expose: './A', any, titleKey: 'time:page' }]);
    expect(descriptor.services).toEqual({});
  });

  it('has at a start the titles of menu and extensions, German where the language lacks one', () => {
    expect(descriptorFor('start', 'fr').messages).toEqual({ fr: { 'time:menu': 'Temps', 'time:tab': 'Stunden' } });
    expect(Object.keys(descriptorFor('start', 'de', 'it').messages ?? {})).toEqual(['de', 'it']);
  }); // oxfmt-ignore

  it('names a tool without a menu by its first page', () => {
    const descriptor: ToolDescriptor = { ...chosen.descriptor, navigation: [], extensions: [] };
    const { messages } = served({ ...chosen, descriptor }, 'start', ['de']).descriptor;
    expect(messages).toEqual({ de: { 'time:page': 'Meine Zeit' } });
  });

  it('is as a whole all that is read, with every title in the languages asked for and in German', () => {
    const whole = descriptorFor('whole', 'fr');
    expect(whole).toMatchObject({ services: { time: '^1' }, records: [{ entity: 'entry' }], search: [{ id: 'time' }] });
    expect(Object.keys(whole.messages ?? {})).toEqual(['de', 'fr']);
    for (const unread of ['version', 'namespaces', 'core', 'plugins', 'budgets', 'shared'])
      expect(whole).not.toHaveProperty(unread);
  }); // oxfmt-ignore
});
