import { readPublicUrl } from '@jahrring/service-kit';
import { readDevelopment } from './development';

/** The operator's settings for the admin service, in addition to those of every service. */
export interface AdminSettings {
  /** Folder with `<locale>.json`, each `{namespace: {…}}`; without it only the translators' texts are served. */
  messagesDir: string | undefined;
  /** Folder with the built tools, `<tool>/<version>/descriptor.json`; without it no tool is registered at the start. */
  toolsDir: string | undefined;
  /** Folder the shell's page is served from, one for all instances; without it releases of the shell change nothing. */
  siteDir: string | undefined;
  /** Developers may run tools of their own machine; see `readDevelopment`. */
  development: boolean;
  /** Public address of the product, without a slash at the end: links in mails begin with it. */
  publicUrl: string;
}

/** Injection token of `AdminSettings`. */
export const adminSettings = Symbol('admin settings');

/** `MESSAGES_DIR`, `TOOLS_DIR`, `SITE_DIR` and `PUBLIC_URL` of the environment. */
export function readAdminSettings(env: NodeJS.ProcessEnv): AdminSettings {
  return {
    messagesDir: env['MESSAGES_DIR'] || undefined,
    toolsDir: env['TOOLS_DIR'] || undefined,
    siteDir: env['SITE_DIR'] || undefined,
    development: readDevelopment(env),
    publicUrl: readPublicUrl(env),
  };
}
