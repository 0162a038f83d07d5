export { objectChanged, objectKinds, type ObjectChanged, type ObjectKind } from './object.events';
