import { fileURLToPath } from 'node:url';
import { stopAddresses } from '../src/stop-addresses.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const brokerUrl = process.env['TEST_AMQP_URL'];
const withBroker = brokerUrl ? describe : describe.skip;

withBroker('a service that is asked to go while people write', () => {
  it('ends what runs, tells what it has acknowledged over the broker, and goes', async () => {
    const { exitCode, seconds, acknowledged, told } = await stopAddresses({
      root,
      node: process.execPath,
      brokerUrl: brokerUrl ?? '',
    });
    expect(exitCode).toBe(0);
    expect(seconds).toBeLessThan(15);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((name) => !told.includes(name))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  }, 60_000);
});
