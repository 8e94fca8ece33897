import { bothReadings, type Doubt, type Finding } from '#ruleset';

/** The doubtful points of the Core Rules, the newest and older ones, that a table can meet: docs/explanation/doubtful-points.md tells of each. */
export const DOUBTFUL_POINTS = {
  'showdowns-and-combats-staged': {
    taken: { rule: 'cleanup.begin-showdown', says: 'showdowns begin before staged combats do' },
    other: { rule: 'combat.opens-with-showdown', says: 'a combat opens together with its showdown' },
  },
  'focus-as-a-showdown-becomes-a-combat': {
    taken: { rule: 'combat.focus-kept', says: 'whoever has focus keeps it' },
    other: { rule: 'combat.attacker-focus', says: 'the attacker gains focus' },
  },
  'triggers-as-a-showdown-becomes-a-combat': {
    taken: { rule: 'combat.chain-order', says: "the attacker's triggers go on the chain first" },
    other: { rule: 'trigger.order-players', says: "the turn player's triggers go on the chain first" },
  },
  'hiding-in-a-showdown': {
    taken: { rule: 'showdown.choices', says: 'in a showdown one plays something or passes, so nothing is hidden' },
    other: { rule: 'hidden.cost-and-permission', says: 'cards are hidden in any Open State of the own turn' },
  },
  'banished-card-as-a-target': {
    taken: { rule: 'target.not-public', says: 'banishment is not among the zones where targets are chosen' },
    other: { rule: 'privacy.banishment', says: 'banishment is a public zone' },
  },
  'whose-may': {
    taken: { rule: 'ability.optional-trigger', says: 'the controller of the ability decides' },
    other: { rule: 'trigger.may', says: 'the controller of its source decides' },
  },
  'weaponmaster-and-power-of-a-domain': {
    taken: { rule: 'cost.discounted-is-paid', says: 'the reduction takes off one power of any kind' },
    other: { rule: 'keyword.weaponmaster', says: 'a cost without power of any domain is not reduced' },
  },
  'revealed-from-among': {
    taken: {
      rule: 'action.reveal-zone',
      says: 'what is revealed from among cards looked at is not revealed from a deck',
    },
    other: { rule: 'action.reveal', says: 'cards that are looked at are still in the deck as they are revealed' },
  },
  'number-of-targets-chosen-anew': {
    taken: { rule: 'new-choices.subset', says: 'each target is chosen anew or stays, so their number stays' },
    other: { rule: 'target.up-to', says: 'any number that the text leaves open may be chosen' },
  },
  'attacker-without-units': {
    taken: { rule: 'combat.attacker', says: 'whoever applied Contested attacks, wherever their units have gone' },
    other: { rule: 'combat.two-players', says: 'the two players whose units are there fight each other' },
  },
  'moves-with-none-left': {
    taken: {
      rule: 'combat.closed-to-others-moves',
      says: 'the two players of a combat may move units into it, also where they have none left',
    },
    other: {
      rule: 'move.not-into-others-combat',
      says: 'nobody moves units into a combat in which they have none left',
    },
  },
  'paid-by-another': {
    taken: {
      rule: 'cost.discounted-is-paid',
      says: 'an additional cost was paid if who played the spell decided so, whoever controls it',
    },
    other: {
      rule: 'action.played-finalized',
      says: 'who has not finalized a spell has not played it, nor paid for it',
    },
  },
  'attacking-and-defending': {
    taken: {
      rule: 'trigger.defend',
      says: 'it triggers again as the unit has the other designation for the first time',
    },
    other: { rule: 'trigger.attack-once', says: 'it has been looked at in this combat' },
  },
  'unfit-by-the-same-text': {
    taken: { rule: 'resolve.some-targets', says: 'whether a target is legal is settled as the text begins to resolve' },
    other: { rule: 'resolve.mistarget', says: 'a target has to fit as its instruction would be executed' },
  },
  'played-again-while-it-resolves': {
    taken: {
      rule: 'keyword.repeat',
      says: 'the card is on the chain all along, so its instructions are executed to the end',
    },
    other: {
      rule: 'resolve.item-left',
      says: 'what is played again has left the chain as what it was, so no more of it is executed',
    },
  },
  'played-from-by-another': {
    taken: {
      rule: 'action.played-resolved',
      says: 'whoever controls a spell as it resolves has played it, from wherever it came',
    },
    other: { rule: 'action.played-finalized', says: 'who has not finalized a spell has not played it from anywhere' },
  },
  // Core Rules 1.2 and before.
  'contested-and-nobody-to-fight': {
    taken: { rule: 'cleanup.stage-showdown', says: 'no showdown is staged where somebody has control' },
    other: { rule: 'battlefield.contested-ends', says: 'contested lasts until a showdown or a combat settles control' },
  },
} as const satisfies Readonly<Record<string, Doubt>>;

export type DoubtName = keyof typeof DOUBTFUL_POINTS;

/** Both readings of a doubtful point as findings: the one the tape goes on by, and the other. */
export const doubt = (name: DoubtName): readonly Finding[] => bothReadings(DOUBTFUL_POINTS[name]);
