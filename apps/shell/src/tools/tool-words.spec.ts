import { i18n } from '@jahrring/tool-kit/shell';
import { putInUse } from './tool-registry';
import { wordsOf } from './tool-words';

const entry = { id: 'projects', version: '1', entry: '/projects.js', globalName: 'jahrring_projects' };
const texts = { notify: { assigned: 'Du bist eingeteilt' } };

describe('words of a tool that nobody opened', () => {
  it('come when they are asked for, once', async () => {
    putInUse(entry as never);
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve({ messages: { de: () => Promise.resolve(texts) } });
    };
    await Promise.all([wordsOf('projects:notify.assigned', load), wordsOf('projects:notify.due', load)]);
    expect(i18n.t('projects:notify.assigned')).toBe('Du bist eingeteilt');
    expect(loads).toBe(1);
  });

  it('are asked for again after they could not be had', async () => {
    putInUse({ ...entry, id: 'time' } as never);
    await wordsOf('time:notify.late', () => Promise.reject(new Error('offline')));
    await wordsOf('time:notify.late', () =>
      Promise.resolve({ messages: { de: () => Promise.resolve({ notify: { late: 'Es fehlt etwas' } }) } }),
    );
    expect(i18n.t('time:notify.late')).toBe('Es fehlt etwas');
  });

  it('are nothing to wait for where the tool is the shell, or unknown', async () => {
    const never = () => Promise.reject(new Error('asked'));
    await expect(wordsOf('shell:notifications.unknown', never)).resolves.toBeUndefined();
    await expect(wordsOf('nobody:words', never)).resolves.toBeUndefined();
  });
});
