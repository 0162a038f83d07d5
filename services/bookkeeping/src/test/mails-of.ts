import { SERVICE_ENV } from '@jahrring/service-kit';
import type { ServiceEnv } from '@jahrring/service-kit';
import type { TestService } from '@jahrring/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails a service has written to disk, for want of a mail server. */
export async function mailsOf(app: TestService): Promise<string[]> {
  const folder = join(app.service.get<ServiceEnv>(SERVICE_ENV as never).dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
