/** Returns the public URL of the product, without a slash at its end: links in mails begin with it. */
export function readPublicUrl(env: NodeJS.ProcessEnv): string {
  const url = env['PUBLIC_URL'] || `http://localhost:${env['PORT'] ?? '4200'}`;
  return url.replace(/\/+$/, '');
}
