export interface TestFile {
  name: string;
  content: string | Buffer;
  type?: string;
}

export function contentType(form: string | undefined, payload: unknown): Record<string, string> {
  if (form) return { 'content-type': form };
  return payload === undefined ? {} : { 'content-type': 'application/json' };
}

export function isJson(type: string | string[] | number | undefined): boolean {
  return typeof type === 'string' && /^application\/(problem\+)?json/.test(type);
}

export function toForm(
  files: readonly TestFile[],
  values: Record<string, string> = {},
): { body: Buffer; type: string } {
  const boundary = 'jahrring-test-boundary';
  const fields = Object.entries(values).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.flatMap(({ name, type = 'application/octet-stream', content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...fields, ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}
