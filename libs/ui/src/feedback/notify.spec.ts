import { notify, subscribeNotifications, type NotifyMessage } from './notify';

function listen(): { heard: string[]; stop: () => void } {
  const heard: string[] = [];
  const stop = subscribeNotifications(
    ({ message }: NotifyMessage) => heard.push(message),
    () => undefined,
  );
  return { heard, stop };
}

describe('notifications', () => {
  it('wait, in their order, until something shows them, and are shown once', () => {
    notify.success('saved');
    notify.error('refused');
    const first = listen();
    expect(first.heard).toEqual(['saved', 'refused']);
    first.stop();
    const second = listen();
    expect(second.heard).toEqual([]);
    second.stop();
  });

  it('wait again while what shows them gives way to its successor', () => {
    const first = listen();
    notify.info('one');
    first.stop();
    notify.info('two');
    const second = listen();
    // The one before ends after its successor has begun.
    first.stop();
    notify.info('three');
    expect([first.heard, second.heard]).toEqual([['one'], ['two', 'three']]);
    second.stop();
  });
});
