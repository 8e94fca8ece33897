import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

// Ashe, Focused is back in hand while what she delayed waits on the chain; then another card of that hand is played, and whoever
// cannot see the hand must not take the one for the other.
describeRandomGames(riftbound, { mode: 'duel', from: 2968, games: 1, length: 'whole', decks: 'of any cards' });
