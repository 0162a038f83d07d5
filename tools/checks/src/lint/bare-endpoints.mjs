/** Nest's decorators of endpoints say neither who may call them nor what they answer; those of the service kit must. */
export const bareEndpoints = {
  group: ['@nestjs/common'],
  importNames: [
    ...['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All', 'Sse'],
    ...['HttpCode', 'SerializeOptions'],
  ],
  message:
    "Take it from '@jahrring/service-kit': the access rule and the answer stand in the same decorator.",
};
