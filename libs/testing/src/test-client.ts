import { newId } from '@jahrring/contracts-common';
import type { Csrf, RunningService } from '@jahrring/service-kit';
import { contentType, isJson, toForm } from './test-body';
import type { TestFile } from './test-body';

/** Whatever JSON came back; a test says what it expects of it. */
export type JsonBody = ReturnType<JSON['parse']>;

export interface TestResponse {
  status: number;
  body: JsonBody;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  raw: Buffer;
}

export interface CallOptions {
  /** Version for If-Match. */
  ifMatch?: number | string;
  /** Idempotency-Key; a POST gets a new one by itself, null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  /** Does not wait for the body, which stays empty: for streams that do not end. */
  statusOnly?: boolean;
  /** A multipart form instead of a JSON body. */
  file?: TestFile & { fields?: Record<string, string> };
  /** A multipart form of several files. */
  files?: readonly TestFile[];
  /** A body as it stands, whatever its type says. */
  raw?: { text: string | Buffer; type: string };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls a service as the shell does: session cookie, forgery token, X-Requested-With, Accept-Language. */
export class TestClient {
  constructor(
    private readonly service: RunningService,
    private readonly csrf: Csrf,
    readonly session: string | undefined,
  ) {}

  get(url: string, options?: CallOptions): Promise<TestResponse> {
    return this.call('GET', url, undefined, options);
  }

  post(url: string, body?: unknown, options?: CallOptions): Promise<TestResponse> {
    return this.call('POST', url, body, options);
  }

  put(url: string, body?: unknown, options?: CallOptions): Promise<TestResponse> {
    return this.call('PUT', url, body, options);
  }

  patch(url: string, body?: unknown, options?: CallOptions): Promise<TestResponse> {
    return this.call('PATCH', url, body, options);
  }

  delete(url: string, options?: CallOptions): Promise<TestResponse> {
    return this.call('DELETE', url, undefined, options);
  }

  async call(method: Method, url: string, body?: unknown, options: CallOptions = {}): Promise<TestResponse> {
    const files = options.files ?? (options.file ? [options.file] : []);
    const form = files.length > 0 ? toForm(files, options.file?.fields) : undefined;
    const payload =
      form?.body ?? options.raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await this.service.inject({
      method,
      url,
      headers: {
        ...this.headers(method, options),
        ...contentType(form?.type ?? options.raw?.type, payload),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { payload }),
      ...(options.statusOnly ? { payloadAsStream: true } : {}),
    });
    if (options.statusOnly) return leave(response);
    return {
      status: response.statusCode,
      text: response.body,
      body: isJson(response.headers['content-type']) && response.body ? JSON.parse(response.body) : undefined,
      headers: response.headers,
      raw: response.rawPayload,
    };
  }

  private headers(method: Method, options: CallOptions): Record<string, string> {
    const headers: Record<string, string> = {
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'de',
      'x-xsrf-token': this.csrf.issue(this.session),
    };
    if (this.session) headers['cookie'] = `jahrring_session=${this.session}`;
    if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
    if (method === 'POST' && options.key !== null) headers['idempotency-key'] = options.key ?? newId();
    return headers;
  }
}

type Injected = Awaited<ReturnType<RunningService['inject']>>;

function leave(response: Injected): TestResponse {
  response.stream().destroy();
  const { statusCode: status, headers } = response;
  return { status, text: '', body: undefined, headers, raw: Buffer.alloc(0) };
}
