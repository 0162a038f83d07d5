import type { Translate } from '@jahrring/tool-kit';
import { deviceName } from './device-name';

const t = ((key: string, params?: Record<string, string>) =>
  params ? `${params['browser']} on ${params['system']}` : key) as Translate;

const agents: [string | null, string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.0', 'sessions.unknown'],
  [null, 'sessions.unknown'],
];

it.each(agents)('calls %s what people call it', (agent, name) => {
  expect(deviceName(t, agent)).toBe(name);
});
