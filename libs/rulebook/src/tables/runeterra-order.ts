import type { Table } from './table.js';

/**
 * The publisher's articles on the order in which things happen, on ties, drawn games and what death takes away, in our own words;
 * a rule's number is a heading of ours. Source: support-legendsofruneterra.riotgames.com, articles 360043734914 (order, ties),
 * 360037423894 (draws) and 360038560894 (death).
 */
export const RUNETERRA_ORDER = {
  'runeterra.order.left-to-right': ['Left to right', 'Left before right'],
  'runeterra.order.committed-together': ['Committed together', 'Spells keep their order'],
  'runeterra.order.strikes': ['Strikes', 'Lanes strike left to right'],
  'runeterra.order.ties': ['Ties', 'Power, health, cost, then left'],
  'runeterra.order.hand': ['Hand', 'Hands from left to right'],
  'runeterra.nexus.draw': ['Draws', 'Both nexuses emptied at once'],
  'runeterra.leave.buffs': ['Death', 'Who leaves comes back clean'],
} as const satisfies Table;
