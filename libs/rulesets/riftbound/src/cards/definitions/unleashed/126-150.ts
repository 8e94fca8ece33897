import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  banish,
  BATTLEFIELD,
  BOTH_TARGETS,
  called,
  card,
  choose,
  counter,
  create,
  DEFENDS,
  type Definitions,
  delay,
  DID_THAT,
  discard,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENTERS_EXHAUSTED,
  exhaust,
  FRIENDLY,
  gainXp,
  giveKeyword,
  gold,
  instead,
  mayPay,
  might,
  move,
  MOVES_TO_BATTLEFIELD,
  mustPay,
  ON_YOUR_TURN,
  OPPONENT,
  OTHER_FRIENDLY,
  PAID,
  PAID_FOR_THAT,
  PLAYED,
  predict,
  recall,
  returnToHand,
  REVEAL_HAND,
  REVEALED_HAND,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  stun,
  TARGET,
  UNIT_IN_TRASH,
  UNIT_THERE,
  use,
  when,
  YOU_PLAY_SPELL,
  YOUR_UNIT_HERE,
} from '../common/index.js';

/** Unleashed, 126 to 150. */
export const UNLEASHED_126_150: Definitions = {
  // Megatusk
  'UNL-126': card(use({ spendXp: 3 }, [giveKeyword('Ganking', { all: YOUR_UNIT_HERE })])),
  // Mister Root
  'UNL-127': card(when(MOVES_TO_BATTLEFIELD, [gainXp(2)])),
  // Star-Crossed
  'UNL-128': card(spell([returnToHand(BOTH_TARGETS)], FRIENDLY, ENEMY)),
  // Vicious Snapjaws
  'UNL-129': card(when({ event: 'dies', of: OTHER_FRIENDLY }, [gainXp(1)])),
  // Walking Roost
  'UNL-130': card(when(PLAYED, [{ ...create('Bird', 'as played'), who: TARGET }], { targets: [OPPONENT] })),
  // Abandon
  'UNL-131': card(
    spell(
      [
        delay(instead({ would: 'go to trash', of: 'it' }, [returnToHand('it')]), { about: TARGET, until: 'resolved' }),
        counter(TARGET),
        predict(1),
      ],
      SPELL_ON_CHAIN,
    ),
  ),
  // Angler Beast
  'UNL-132': card(when(PLAYED, [returnToHand({ all: { is: 'unit', might: { max: 2 } } })])),
  // Blast Cone
  'UNL-133': card(
    called(
      'play',
      when(PLAYED, [move(TARGET, 'chosen')], { targets: [ENEMY, { destination: 'location' }], may: true }),
    ),
    called(
      'move',
      when({ event: 'moves', of: ENEMY, by: 'you' }, [stun('it')], { may: true, cost: { exhaust: true } }),
    ),
  ),
  // Existential Dread
  'UNL-134': card(
    spell([{ ...returnToHand(TARGET), if: { object: TARGET, is: { state: ['stunned'] } } }, stun(TARGET)], {
      ...ENEMY,
      state: ['attacking'],
    }),
  ),
  // Insightful Investigator
  'UNL-135': card(
    when(
      PLAYED,
      [
        REVEAL_HAND,
        { ...choose({ pick: REVEALED_HAND }), cost: { spendXp: 2 } },
        discard('chosen'),
        { do: 'draw', who: TARGET, count: 1, if: PAID_FOR_THAT },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Scryer's Bloom
  'UNL-136': card(
    always(ENTERS_EXHAUSTED),
    use({ killThis: true, energy: 1, exhaust: true }, [predict(2), draw(1), gainXp(1)]),
  ),
  // Sinister Poro
  'UNL-137': card(when(ATTACKS, [move(TARGET, 'its base')], { targets: [ENEMY_HERE], may: true, cost: { energy: 1 } })),
  // The List
  'UNL-138': card(
    always({ names: 'tag' }),
    use({ exhaust: true }, [might(-2, TARGET)], { targets: [{ is: 'unit', namedTag: true }] }),
  ),
  // Bone Skewer
  'UNL-139': card(
    spell(
      [
        REVEAL_HAND,
        choose({ pick: { zone: 'revealed hand', is: 'unit' }, upTo: true }),
        { do: 'play', what: 'chosen', by: 'owner', ignoring: 'all', only: { locationOf: SECOND_TARGET } },
        { do: 'trigger', about: 'those', if: DID_THAT, ability: when([], [stun('it')]) },
      ],
      OPPONENT,
      BATTLEFIELD,
    ),
  ),
  // Conscription
  'UNL-140': card(
    always(mayPay({ spendXp: 5 })),
    spell(
      [{ do: 'control', what: TARGET }, exhaust('those'), recall('those')],
      { target: { ...ENEMY_AT_BATTLEFIELD, might: { max: 3 } }, if: { not: PAID } },
      { target: ENEMY_AT_BATTLEFIELD, if: PAID },
    ),
  ),
  // Evelynn, Entrancing
  'UNL-141': card(
    when(PLAYED, [{ ...move(TARGET, 'here'), if: AT_A_BATTLEFIELD }], {
      targets: [{ ...ENEMY, at: 'elsewhere' }],
      if: { all: [{ played: 'from facedown' }, ON_YOUR_TURN] },
      may: true,
    }),
  ),
  // Heedless Resurrection
  'UNL-142': card(
    always(mustPay({ objects: { do: 'kill', what: FRIENDLY } })),
    spell([{ do: 'play', what: TARGET, ignoring: 'cost' }], {
      ...UNIT_IN_TRASH,
      energy: { max: { energyOf: 'paid' } },
      power: { max: { powerOf: 'paid' } },
    }),
  ),
  // Kha'Zix, Mutating Horror
  'UNL-143': card(
    when([ATTACKS, DEFENDS], [might(2, 'this'), gainXp(2)], {
      provided: { there: { ...ENEMY_HERE, state: ['alone'] } },
    }),
  ),
  // Maduli the Gatekeeper
  'UNL-144': card(
    always({ forbids: 'readying', what: 'this' }),
    use(
      { power: ['own'] },
      [
        {
          ...move('this', 'chosen'),
          if: {
            amount: { mightOf: 'this' },
            least: { sum: [{ mightOf: { all: { ...ENEMY, at: 'destination' } } }, 1] },
          },
        },
      ],
      {
        targets: [
          { destination: 'battlefield', of: 'this', being: { ...BATTLEFIELD, side: 'enemy', units: { min: 1 } } },
        ],
      },
    ),
  ),
  // Pyke, Returned
  'UNL-145': card(when({ event: 'dies', of: ENEMY }, [gold()], { if: AT_A_BATTLEFIELD, once: true })),
  // Syndra, Transcendent
  'UNL-146': card(
    always(
      { repeat: { energy: 2, power: ['own'] }, of: { type: 'Spell' } },
      { object: 'this', is: { state: ['in showdown'] } },
    ),
  ),
  // Baron Nashor
  'UNL-147': card(
    called('brings', always({ brings: 'Baron Pit' })),
    called('choosing', always({ forbids: 'choosing', what: 'this' })),
    called('might', always({ might: 2, to: { all: OTHER_FRIENDLY } })),
  ),
  // Cursed Sarcophagus
  'UNL-148': card(
    when(PLAYED, [banish({ all: UNIT_IN_TRASH })]),
    use({ exhaust: true }, [
      { do: 'play', what: { pick: { is: 'unit', zone: 'any banishment', banishedWithThis: true } } },
    ]),
  ),
  // Diana, No Longer Human
  'UNL-149': card(when(YOU_PLAY_SPELL, [might(2, 'this')])),
  // Vex, Apathetic
  'UNL-150': card(
    when(
      { event: 'played', of: ENEMY, by: 'opponent' },
      [
        stun('it'),
        // The one who played it is "you" there, also once somebody else controls it.
        {
          ...delay(always({ forbids: 'moving', what: 'it', by: 'you' }), { about: 'it' }),
          each: { whoPlayed: 'it' },
        },
      ],
      { if: UNIT_THERE },
    ),
  ),
};
