import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';

/** A browser that does not read for so long is gone. */
const mostBufferedBytes = 256 * 1024;

/** The person a stream is for, and the licence of their session. */
export interface Listener {
  employeeId: string;
  licenceId: string;
}

/** One open `text/event-stream`. */
export class LiveStream {
  readonly id = newId();
  private readonly out = new PassThrough();

  constructor(
    /** Of its session. */
    readonly token: string,
    readonly listener: Listener,
    onClose: (stream: LiveStream) => void,
  ) {
    this.out.once('close', () => onClose(this));
    // A browser that leaves in the middle of a write is no error.
    this.out.on('error', () => this.out.destroy());
  }

  get body(): Readable {
    return this.out;
  }

  /** Nothing more is told. */
  get isOver(): boolean {
    return this.out.writableEnded || this.out.destroyed;
  }

  /** Tells how long to wait before coming back, in milliseconds. */
  retryAfter(milliseconds: number): void {
    this.write(`retry: ${milliseconds}\n\n`);
  }

  /** `id`: what the browser names when it comes back, to go on from there. */
  send({ name, data }: LiveEvent, id?: string): void {
    this.sendText(name, JSON.stringify(data), id);
  }

  sendText(name: string, data: string, id?: string): void {
    this.write(`event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${data}\n\n`);
  }

  end(): void {
    this.out.end();
  }

  private write(text: string): void {
    if (this.isOver) return;
    if (this.out.writableLength > mostBufferedBytes) this.out.destroy();
    else this.out.write(text);
  }
}
