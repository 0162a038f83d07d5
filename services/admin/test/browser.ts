import type { RunningService } from '@jahrring/service-kit';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  text: string;
  raw: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface CallOptions {
  ifMatch?: number;
  key?: string;
  headers?: Record<string, string>;
}

const boundary = 'jahrring-test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A person's browser: keeps cookies and sends the forgery token back, as ours does. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly service: RunningService,
    private readonly address = '192.0.2.1',
  ) {}

  get cookieNames(): string[] {
    return [...this.cookies.keys()];
  }

  /** As a request carries it, for what is not called through here. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Signs in; the answer of the sign-in, whatever it is. */
  async signIn(email: string, password: string, more: Record<string, unknown> = {}): Promise<Answer> {
    await this.get('/api/language/de/messages');
    return this.post('/api/auth/login', { email, password, ...more });
  }

  get<T = Record<string, unknown>>(url: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('GET', url, undefined, options);
  }

  post<T = Record<string, unknown>>(
    url: string,
    body?: object,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    return this.call<T>('POST', url, body, options);
  }

  patch<T = Record<string, unknown>>(
    url: string,
    body: object,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    return this.call<T>('PATCH', url, body, options);
  }

  delete<T = Record<string, unknown>>(url: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('DELETE', url, undefined, options);
  }

  put<T = Record<string, unknown>>(
    url: string,
    body?: object,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    return this.call<T>('PUT', url, body, options);
  }

  /** Sends a file as a form field, `file` unless told. */
  upload<T = Record<string, unknown>>(
    url: string,
    file: {
      name: string;
      content: Buffer;
      type?: string;
      field?: string;
      fields?: Record<string, string>;
    },
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const type = file.type ?? 'application/octet-stream';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"\r\ncontent-type: ${type}\r\n\r\n`;
    const texts = Object.entries(file.fields ?? {}).map(
      ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    const body = Buffer.concat([
      Buffer.from(texts.join('')),
      Buffer.from(head),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return this.call<T>('POST', url, body, { ...options, headers: { ...headers, ...options.headers } });
  }

  private async call<T>(
    method: Method,
    url: string,
    body: object | undefined,
    options: CallOptions,
  ): Promise<Answer<T>> {
    const answer = await this.service.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { ...this.headers(options), ...options.headers },
      ...(body ? { payload: body } : {}),
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const text = answer.body;
    return {
      status: answer.statusCode,
      body: isJson(answer.headers['content-type']) ? JSON.parse(text) : ({} as T),
      text,
      raw: answer.rawPayload,
      headers: answer.headers,
    };
  }

  private headers({ ifMatch, key }: CallOptions): Record<string, string> {
    const token = this.cookies.get('XSRF-TOKEN');
    return {
      cookie: this.cookieHeader,
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { 'x-xsrf-token': token } : {}),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(key ? { 'idempotency-key': key } : {}),
    };
  }
}

function isJson(type: string | string[] | number | undefined): boolean {
  return typeof type === 'string' && /^application\/(problem\+)?json/.test(type);
}
