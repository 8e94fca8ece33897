import { laid } from '../support/lay.js';

/** A table where everything that lines speak of is: several pieces of one name, unknown cards, a combat, a stack. */
export const usualTable = () =>
  laid({
    round: 8,
    cards: ["Brute unit 3 4/4 Can't Block"],
    players: {
      Ana: {
        hand: ['Judgment', 'Single Combat', 'Stand United', 'Jarvan IV', 'unknown', 'unknown', 'Catalyst of Aeons'],
        bench: ['Garen', 'Quinn', { card: 'Quinn', damage: 1 }, 'Shen', 'Brute', 'Twisted Fate'],
        graveyard: ['Shark Chariot'],
      },
      Ben: { hand: ['Mystic Shot', 'unknown'], bench: ['Teemo', 'Quinn', 'Braum', 'Brute'] },
    },
    attack: "Ana: attacks with Garen, Quinn #1 challenging Ben's Teemo",
    blocks: 'Ben: blocks Garen with Braum',
    stack: ['Ana: commits Judgment', "Ben: commits Mystic Shot -> Ana's Garen"],
  });
