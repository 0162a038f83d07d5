import { RequestMethod, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { responseSchema } from '../http/response-schema';
import { Internal, Public, RequirePermission, SignedIn } from './access.decorators';
import { EndpointRules } from './endpoint-rules';
import {
  accepted,
  Delete,
  file,
  Get,
  noContent,
  ok,
  Patch,
  Post,
  Put,
  type Handler,
} from './endpoint.decorators';

const view = z.object({ id: z.string() });
const writers = RequirePermission('tools.note.create', 'tools.note.manage');

const note = { id: '1' };
const sheet = new StreamableFile(Buffer.from('sheet'));

class NoteController {
  @Get('', Public(), view)
  get() {
    return note;
  }
  @Get(':id/file', SignedIn(), file)
  file() {
    return sheet;
  }
  @Post('', writers, view)
  create() {
    return Promise.resolve(note);
  }
  @Post(':id/restore', writers, ok(view))
  restore() {
    return note;
  }
  @Post('labels', writers, ok(file))
  labels() {
    return sheet;
  }
  @Post('copies', Internal(), accepted(view))
  copy() {
    return note;
  }
  @Put(':id/seen', writers, noContent)
  see() {}
  @Patch(':id', writers, view)
  update() {
    return note;
  }
  @Delete(':id', writers)
  remove() {}
  @Delete(':id/file', writers, view)
  removeFile() {
    return note;
  }
}

/** True where the compiler asks for three arguments, neither fewer nor more. */
type TakesThree<F extends (...given: never) => unknown> = Parameters<F>['length'] extends 3 ? true : false;
type Returns<F, V> = F extends Handler<V> ? true : false;
type Note = z.infer<typeof view>;

describe('endpoints', () => {
  const declared = (name: keyof NoteController) => {
    const handler = NoteController.prototype[name];
    const of = (key: string): unknown => Reflect.getMetadata(key, handler);
    return {
      verb: RequestMethod[of('method') as number],
      path: of('path'),
      status: of('__httpCode__'),
      schema: responseSchema(handler),
      access: new EndpointRules().of(NoteController, handler).access,
    };
  };

  it.each([
    ['get', 'GET', '/', undefined, view],
    ['file', 'GET', ':id/file', undefined, undefined],
    ['create', 'POST', '/', undefined, view],
    ['restore', 'POST', ':id/restore', 200, view],
    ['labels', 'POST', 'labels', 200, undefined],
    ['copy', 'POST', 'copies', 202, view],
    ['see', 'PUT', ':id/seen', 204, undefined],
    ['update', 'PATCH', ':id', undefined, view],
    ['remove', 'DELETE', ':id', 204, undefined],
    ['removeFile', 'DELETE', ':id/file', undefined, view],
  ] as const)('%s has its path, status and schema', (name, verb, path, status, schema) => {
    expect(declared(name)).toMatchObject({ verb, path, status });
    expect(declared(name).schema).toBe(schema);
  });

  it('say who may call them', () => {
    expect(declared('get').access).toEqual({ kind: 'public' });
    expect(declared('file').access).toEqual({ kind: 'signed-in' });
    expect(declared('copy').access).toEqual({ kind: 'internal' });
    const any = ['tools.note.create', 'tools.note.manage'];
    expect(declared('restore').access).toEqual({ kind: 'permission', any });
    expect(declared('remove').access).toEqual({ kind: 'permission', any });
  });

  it('do not compile without that, nor without an answer', () => {
    const compiled: [TakesThree<typeof Get>, TakesThree<typeof Post>] = [true, true];
    expect(compiled).not.toContain(false);
  });

  it('do not compile with a handler that returns something else', () => {
    type Streamed = { items: AsyncIterable<Note> };
    const right: [Returns<() => Promise<Note>, Note>, Returns<() => Streamed, { items: Note[] }>] = [
      true,
      true,
    ];
    const wrong: [Returns<() => { name: string }, Note>, Returns<() => Note | undefined, Note>] = [
      false,
      false,
    ];
    expect([...right, ...wrong]).toEqual([true, true, false, false]);
  });
});
