import { z } from 'zod';

// Written by Nest's @SerializeOptions({ schema }).
const serializeMetadata = 'class_serializer:options';

/** The schema an endpoint declares for its answer. */
export function responseSchema(handler: object): z.ZodType | undefined {
  const options: unknown = Reflect.getMetadata(serializeMetadata, handler);
  if (typeof options !== 'object' || options === null || !('schema' in options)) return undefined;
  return options.schema instanceof z.ZodType ? options.schema : undefined;
}
