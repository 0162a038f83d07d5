import { pluginLinks } from './plugin-links';

const route = (path: string, plugin?: string, any: string[] = []) => ({
  path,
  expose: './A',
  any,
  titleKey: 'a:a',
  ...(plugin ? { plugin } : {}),
});
const tools = [
  { descriptor: { routes: [route('/timetables/scan', 'qr-code', ['tools.own']), route('/time')] } },
  {
    descriptor: {
      routes: [
        route('/machinecontrol/objects/:id', 'machinecontrol'),
        route('/machinecontrol', 'machinecontrol'),
        route('/plugins/machinecontrol/settings/:tab', 'machinecontrol', ['tools.plugin.index']),
        route('/plugins/surcharges/views', 'surcharges'),
        route('/plugins/qr-code/settings/:tab', 'qr-code'),
      ],
    },
  },
];

describe('the links of a plugin', () => {
  it.each([
    ['machinecontrol', '/machinecontrol', '/plugins/machinecontrol/settings/general'],
    ['surcharges', '/plugins/surcharges/views', undefined],
    ['qr-code', '/timetables/scan', '/plugins/qr-code/settings/general'],
    ['timber', undefined, undefined],
  ])('%s opens at %s and is set at %s', (plugin, page, settings) =>
    expect(pluginLinks(tools, plugin, () => true)).toEqual({ page, settings }),
  );

  it('leaves out what somebody may not open', () =>
    expect(pluginLinks(tools, 'machinecontrol', (any) => any.length === 0)).toEqual({
      page: '/machinecontrol',
      settings: undefined,
    }));
});
