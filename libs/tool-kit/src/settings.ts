/** The frame of the licence's settings pages. No part of the module that the shell shares: a tool bundles it beside such a page. */
export { SettingsFrame } from './settings/settings-frame';
