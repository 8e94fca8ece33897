import { bothReadings, type Doubt, type Finding } from '#ruleset';

/** The doubtful points that a table can meet: docs/explanation/doubtful-points.md tells of each. */
export const DOUBTFUL_POINTS = {
  'focus-in-response': {
    taken: { rule: 'runeterra.keyword.focus', says: 'focus spells are cast neither in combat nor over a stack' },
    other: { rule: 'runeterra.burst', says: 'burst and focus spells are one action, and burst spells may answer' },
  },
  'defence-once': {
    taken: {
      rule: 'runeterra.defence.once',
      says: 'the one chance to block is the first commit after the attack, with or without blocks',
    },
    other: {
      rule: 'runeterra.combat.fast',
      says: 'spells may be cast on combat, and the chance lasts until it is used',
    },
  },
  'scout-and-summoned-attackers': {
    taken: {
      rule: 'runeterra.attack.scout',
      says: 'only the attackers that were committed are looked at, because the rally comes before others join',
    },
    other: { rule: 'runeterra.keyword.scout', says: 'all units that attack are looked at, however they came' },
  },
  'mana-equal-to-cost': {
    taken: { rule: 'runeterra.play-unit.mana', says: 'mana that just covers the cost is enough, as for any unit' },
    other: { rule: 'runeterra.attack.from-hand', says: 'there must be more unit mana than the cost' },
  },
  'burst-between-passes': {
    taken: {
      rule: 'runeterra.turn.both-pass',
      says: 'a burst or focus spell uses up no turn, so the two passes are in a row and end the round',
    },
    other: { rule: 'runeterra.turn.pass', says: 'who casts a spell has acted, so the other player may act again' },
  },
  'round-end-order': {
    taken: {
      rule: 'runeterra.round.this-round',
      says: 'what lasts for the round ends before Regeneration heals',
    },
    other: { rule: 'runeterra.keyword.regeneration', says: 'Regeneration heals before what lasts for the round ends' },
  },
  'both-decks-empty': {
    taken: { rule: 'runeterra.deck.empty', says: 'whoever has the attack token draws first and loses' },
    other: { rule: 'runeterra.nexus.draw', says: 'both draw at once, so that the game is drawn' },
  },
  'champion-in-play': {
    taken: { rule: 'runeterra.play-unit', says: 'a card in hand is played as the champion that it is' },
    other: {
      rule: 'runeterra.unit.champion-spell',
      says: "a unit of the same champion is in play, and further copies in hand are the champion's spell",
    },
  },
  'leaves-anyway': {
    taken: { rule: 'runeterra.board.leaves-anyway', says: 'no room is made where playing the card makes one leave' },
    other: { rule: 'runeterra.play-unit.full-board', says: 'a full board makes room before anything is played' },
  },
  'double-attack-on-nexus': {
    taken: {
      rule: 'runeterra.keyword.double-attack',
      says: 'without a blocker to strike before, it strikes the nexus once',
    },
    other: { rule: 'runeterra.combat.nexus', says: 'it strikes the nexus twice' },
  },
  'died-together': {
    taken: {
      rule: 'runeterra.text.acts',
      says: 'who has died with it is in play no longer, and its text does not act',
    },
    other: { rule: 'runeterra.unit.death', says: 'it was in play as the ally died, so that its text acts' },
  },
  'condition-unmet': {
    taken: { rule: 'runeterra.stack.resolves', says: 'the spell may be played, and does what holds as it resolves' },
    other: { rule: 'runeterra.text.acts', says: 'a spell that would do nothing cannot be played' },
  },
  'spell-fizzled': {
    taken: {
      rule: 'runeterra.keyword.imbue',
      says: 'a spell that fizzles does not resolve, so that Imbue does not act',
    },
    other: { rule: 'runeterra.text.acts', says: 'the spell was cast, so that Imbue acts' },
  },
  'behold-by-cost': {
    taken: { rule: 'runeterra.keyword.behold', says: 'a card in hand is beheld by the cost that is printed on it' },
    other: { rule: 'runeterra.text.acts', says: 'a card in hand is beheld by what it costs now' },
  },
  'toss-of-unknown': {
    taken: { rule: 'runeterra.keyword.toss', says: 'cards at the bottom that nobody knows are tossed as they lie' },
    other: { rule: 'runeterra.hidden', says: 'a champion among them stays, and a card may say what becomes of it' },
  },
  'deep-and-more-cards': {
    taken: { rule: 'runeterra.keyword.deep', says: 'what was gained as the deck had become small is kept' },
    other: { rule: 'runeterra.text.acts', says: 'it lasts as long as the deck is small' },
  },
  'silenced-champion': {
    taken: { rule: 'runeterra.keyword.level-up', says: 'a champion levels up wherever it is, silenced in play too' },
    other: { rule: 'runeterra.keyword.silence', says: 'silence takes all texts, how it levels up among them' },
  },
  'silence-and-stun': {
    taken: {
      rule: 'runeterra.keyword.silence',
      says: 'what goes on with the unit ends, and that it is stunned as well',
    },
    other: { rule: 'runeterra.keyword.stun', says: 'it was stunned for the rest of the round' },
  },
  'silence-and-auras': {
    taken: { rule: 'runeterra.text.acts', says: 'what the text of another in play gives it, it has as before' },
    other: { rule: 'runeterra.keyword.silence', says: 'what goes on with the unit ends, whoever gives it' },
  },
  'bench-full-after-combat': {
    taken: {
      rule: 'runeterra.board.obliterated',
      says: 'survivors who find no place on the bench are obliterated, those on the right first',
    },
    other: { rule: 'runeterra.board.room', says: 'attackers keep their places, so that what came after them goes' },
  },
} as const satisfies Readonly<Record<string, Doubt>>;

export type DoubtName = keyof typeof DOUBTFUL_POINTS;

/** Both readings of a doubtful point as findings: the one the tape goes on by, and the other. */
export const doubt = (name: DoubtName): readonly Finding[] => bothReadings(DOUBTFUL_POINTS[name]);
