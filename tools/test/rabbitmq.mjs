/** `node tools/test/rabbitmq.mjs`: a private RabbitMQ until Ctrl-C; prints BROKER_URL=…. */
import { runClearly } from '../start/src/setup/clear-error.mjs';
import { startRabbitMq } from './src/rabbitmq.mjs';

await runClearly(async () => {
  const { url, stop } = await startRabbitMq();
  process.stdout.write(`BROKER_URL=${url}\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
});
