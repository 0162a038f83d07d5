export * from './support-case.contract';
export * from './case-status';
export * from './message.contract';
export * from './desk.contract';
export * from './support-settings.contract';
export * from './support.errors';
export * from './support.permissions';
