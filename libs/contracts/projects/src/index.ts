export { projectChanged, type ProjectChanged } from './project.events';
