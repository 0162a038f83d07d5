export { default } from './tools/checks/oxlint.config.mjs';
