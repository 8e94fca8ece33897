export * from './abilities.js';
export * from './events.js';
export * from './filters.js';
export * from './steps.js';
