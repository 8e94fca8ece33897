import type { AbilityPart, CardFilter, CostPart, StaticGift, StaticScope } from '../../words/definition.js';
import { abilityWords } from './abilities.js';
import { amountWords, mightWords, quantity } from '../../words/said/amounts.js';
import { costWords, reductionWords, resourceWords } from '../../words/said/costs.js';
import { aThing, things } from '../../words/said/filters.js';
import { doing, isSeveral, refWords } from '../../words/said/references.js';
import { kindWords, prohibitionWords } from '../../words/said/prohibitions.js';
import { joined, sayBy, type Sayings } from '../../words/said/sentences.js';
import { stepsWords } from './steps.js';
import type { Ref } from '../../words/definition.js';

type Of<Key extends string> = Extract<StaticGift, Readonly<Record<Key, unknown>>>;

const have = (to: Ref): string => `${refWords(to)} ${isSeveral(to) ? 'have' : 'has'}`;

const SCOPES: Readonly<Record<StaticScope, string>> = {
  this: 'this',
  'friendly units': 'friendly units',
  'your units': 'units you control',
  'your tokens': 'tokens you control',
};

const PLAYERS = { friendly: 'you or a teammate', opponent: 'an opponent', any: 'anybody' } as const;

/** Cards being played, and by whom. */
const cardsWords = (cards: CardFilter): string => {
  const { player } = cards;
  return `${kindWords(cards)} ${player === undefined ? 'you play' : `${PLAYERS[player]} plays`}`;
};

const ofWords = (of: 'this' | CardFilter | CostPart | AbilityPart): string => {
  if (of === 'this') return 'this card';
  if ('part' in of)
    return `the ${of.part === 'repeat' ? 'Repeat' : 'optional additional'} costs of what ${of.player === undefined ? 'you play' : `${PLAYERS[of.player]} plays`}`;
  if ('abilityOf' in of)
    return `using ${of.keyword ?? (of.first ? 'the first activated ability of a turn' : 'an activated ability')} of ${aThing(of.abilityOf)}`;
  return cardsWords(of);
};

const additionalCost = ({ additionalCost: cost, of, may, less, ignoresBase, toHere }: Of<'additionalCost'>): string => {
  const gains = [
    less && `it costs less, by ${reductionWords(less)}`,
    ignoresBase && 'its base cost is ignored',
    toHere && 'the unit enters where this is',
  ];
  return joined(
    [
      `additional cost of ${ofWords(of)}, which its player ${may ? 'may' : 'must'} pay: ${costWords(cost)}`,
      joined(gains, ' and '),
    ],
    '; if it is paid, ',
  );
};

const BONUS = {
  yours: 'your spells and abilities deal',
  any: "anybody's spells and abilities deal",
  'next spell': 'the next spell you play deals',
} as const;

const NAMED = { conquers: 'conquer effects', holds: 'hold effects', Deathknell: 'Deathknell effects' } as const;

const PLAYABLE: Readonly<Record<Of<'playableTo'>['playableTo'], string>> = {
  'occupied enemy battlefield': 'an occupied battlefield that an enemy controls',
  'open battlefield': 'an open battlefield',
  'enemy units by Ambush': 'a battlefield with enemy units, by Ambush, as if they were its own',
  'what pays by Ambush': 'a battlefield where a unit is that pays for it by leaving, by Ambush',
  'lone enemy unit': 'a battlefield where an enemy unit is alone',
  'battlefield attacked': 'the battlefield where its player attacks',
};

const IGNORED: Readonly<Record<Of<'ignores'>['while'], string>> = {
  'assigning here': 'of enemy units is ignored as you assign combat damage here',
  'paying for this': 'is ignored as this is paid for',
  'choosing here': 'is ignored for whatever chooses something here',
};

const APPLIED_TO = { 'moves here': 'move here' } as const;

const SAYINGS = {
  might: ({ might, to, floor }) =>
    joined([`${have(to)} ${mightWords(might)}`, floor !== undefined && `(never below ${floor} by this)`]),
  cardKeyword: ({ cardKeyword, of }) => `${cardsWords(of)} has ${cardKeyword}, wherever it is`,
  keyword: ({ keyword, value, to, lacking }) =>
    joined([
      `${have(to)} ${keyword}`,
      value !== undefined && amountWords(value),
      lacking && '(unless having it otherwise)',
    ]),
  buffMight: ({ buffMight, to }) => `each buff of ${refWords(to)} gives ${mightWords(buffMight)} beyond the usual`,
  names: ({ among, gains }) =>
    joined([
      `as you play this, ${among ? `choose one of the tags ${among.join(', ')}` : 'name a tag'}`,
      gains && '; this has that tag',
    ]).replace(' ;', ';'),
  tag: ({ tag, to }) => `${have(to)} the tag ${tag}`,
  ability: ({ ability, to }) => `${have(to)} this ability: "${abilityWords(ability)}"`,
  bonusTimes: ({ bonusTimes, to }) =>
    `the Might Bonus of what is attached to ${refWords(to)} counts ${bonusTimes} times`,
  costs: ({ costs, by, of }) => `${ofWords(of)} costs ${costs}, by ${reductionWords(by)}`,
  additionalCost,
  repeat: ({ repeat, of }) =>
    `${cardsWords(of)} has Repeat for: ${repeat === 'base cost' ? 'its printed cost' : costWords(repeat)}`,
  flow: ({ to }) => `${have(to)} Flow for the printed cost`,
  playFor: ({ playFor, from }) =>
    `this may be played${from ? ` from your ${from}` : ''} for this instead of its cost: ${costWords(playFor)}`,
  bonusDamage: ({ bonusDamage, of, to }) =>
    joined([`${BONUS[of]} ${amountWords(bonusDamage)} Bonus Damage`, to && `to ${things(to)}`]),
  addsMore: ({ addsMore, of }) => `whenever an ability of your ${of.name} adds, it adds ${addsMore} energy more`,
  victoryScore: ({ victoryScore }) => `winning needs ${quantity(victoryScore, 'more point')}`,
  playsFrom: () => 'you may play cards from your trash for their printed cost',
  playsIgnoring: ({ of }) => `${cardsWords(of)} may be played from hand for its printed power alone`,
  exhaustAbilitiesOf: ({ exhaustAbilitiesOf, to }) =>
    `${have(to)} every activated ability of ${things(exhaustAbilitiesOf)} that costs exhausting its source, as its own`,
  empowerable: ({ empowerable, to }) => `${refWords(to)} may be Empowered ${empowerable} times at once`,
  buffs: ({ to }) => `${refWords(to)} may have any number of buffs`,
  alias: ({ to }) => `conquer effects of ${refWords(to)} are hold effects as well, and the other way round`,
  again: ({ again, at }) => `your ${NAMED[again]}${at ? ' of the battlefield here' : ''} trigger an additional time`,
  silences: ({ silences }) => `your ${silences} effects here do not trigger`,
  enters: ({ enters, what }) => `${SCOPES[what]} ${what === 'this' ? 'enters' : 'enter'} ${enters}`,
  forbids: prohibitionWords,
  asSeen: ({ asSeen, may, does }) =>
    joined([
      `as its owner ${asSeen === 'revealed' ? 'reveals' : 'looks at or reveals'} this in their Main Deck,`,
      may && 'they may have this happen',
      `at once: ${stepsWords(does)}`,
    ]),
  lethal: ({ to }) => `any damage of yours is lethal to ${refWords(to)}`,
  ignores: ({ ignores, while: during }) => `${ignores} ${IGNORED[during]}`,
  applies: ({ to }) =>
    `opponents pay 1 power of any domain for each unit beyond the first that they ${APPLIED_TO[to]} together`,
  brings: ({ brings }) =>
    `as this enters, the token battlefield ${brings} is added unless there is one, and this enters there instead`,
  hides: ({ hides }) =>
    hides === 'ignoring costs'
      ? 'you may hide cards ignoring costs'
      : `you may hide a card for ${resourceWords(hides.energy)} instead of what that costs`,
  inDeck: () => 'a deck may have any number of cards of this name',
  hidesMore: ({ hidesMore }) => `who controls this battlefield may hide ${quantity(hidesMore, 'more card')} here`,
  movesHere: () => 'units may move here from other battlefields without Ganking',
  channels: ({ channels }) => `${doing('each', 'channel')} ${quantity(channels, 'rune')} in each Channel Phase`,
  playableTo: ({ playableTo, what }) => `${SCOPES[what]} may also be played to ${PLAYABLE[playableTo]}`,
} satisfies Sayings<StaticGift>;

const say: (gift: StaticGift) => string = sayBy<StaticGift, typeof SAYINGS>(SAYINGS);

/** What a static ability gives or forbids, as words without a full stop. */
export const giftWords = (gift: StaticGift): string => say(gift);
