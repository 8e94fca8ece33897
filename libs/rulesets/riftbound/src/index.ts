export * from './cards/index.js';
export * from './deck.js';
