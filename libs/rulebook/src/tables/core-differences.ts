import type { CoreEdition } from '../editions.js';
import type { CORE_1_4 } from './core-1.4.js';

/** What editions up to one and with it say otherwise, in our words; null where they say the same as the newest. */
export type Difference = readonly [upTo: CoreEdition, said: string | null];

/**
 * Where older editions decide otherwise than the newest, as far as it is known: of several rows of a rule the first holds that
 * reaches an edition. A rule without a row need not be the same in every edition.
 */
export const CORE_DIFFERENCES: Readonly<Partial<Record<keyof typeof CORE_1_4, readonly Difference[]>>> = {
  'zones.facedown-lost': [
    ['core-1.0', 'goes in the next cleanup once its player has no unit there'],
    ['core-1.2', 'goes once control is lost, so it stays while the battlefield is contested'],
  ],
  'battlefield.control-lost': [
    ['core-1.0', 'lost at once'],
    ['core-1.2', 'lost at once, unless contested'],
  ],
  'turn.main-pools-empty': [['core-1.3', 'pools empty at the end of the Draw Phase instead']],
  'turn.expiration-heal': [['core-1.0', 'before units with lethal damage are killed']],
  'turn.expiration-repeat': [
    ['core-1.0', 'where effects have dealt damage or made others for this turn'],
    ['core-1.2', 'not said: it is not repeated'],
  ],
  'turn.expiration-pools': [['core-1.2', 'as the Expiration Step ends']],
  'cleanup.occasions': [
    ['core-1.0', 'four occasions: after a chain item, a move, a showdown, a combat'],
    ['core-1.2', 'seven occasions, and a cleanup is no task'],
  ],
  'cleanup.deathknell': [
    ['core-1.1', null],
    ['core-1.3', 'Deathknells alone become pending before the deaths'],
  ],
  'cleanup.designations': [['core-1.2', 'after units with lethal damage have been killed']],
  'cleanup.win-check': [
    ['core-1.0', 'no such step: whoever has the Victory Score wins at once'],
    ['core-1.2', 'the Victory Score is enough, whatever opponents have'],
  ],
  'cleanup.stage-showdown': [
    ['core-1.1', 'only at a battlefield that nobody controls'],
    [
      'core-1.2',
      'only at a battlefield that nobody controls; by its FAQ also where its controller has no units, and loses control',
    ],
  ],
  'cleanup.stage-combat': [
    ['core-1.0', null],
    ['core-1.1', 'only where another than who contests it has control, or after a showdown'],
  ],
  'cleanup.begin-showdown': [
    ['core-1.2', null],
    ['core-1.3', 'the turn player chooses among all that are staged: one with a combat begins as that'],
  ],
  'combat.opens-with-showdown': [['core-1.2', 'not said: showdowns begin before combats']],
  'combat.focus-kept': [['core-1.3', 'not said: the attacker gains focus']],
  'cleanup.contest-anew': [['core-1.3', 'no such step']],
  'cleanup.clear-contested': [['core-1.3', 'no such step']],
  'cleanup.showdown-becomes-combat': [['core-1.2', 'a combat of its own follows the showdown']],
  'showdown.between-two': [
    ['core-1.0', 'said also: a showdown begins where nobody has control'],
    ['core-1.1', 'where nobody has control, a showdown without a combat comes first'],
  ],
  'chain.emptied-focus-passes': [
    ['core-1.0', 'focus passes after every chain'],
    ['core-1.2', 'focus stays after the Initial Chain and after an ability that adds'],
  ],
  'chain.resolve-at-once': [['core-1.0', 'a permanent resolves at once only where it began the chain']],
  'play.unit-location-default': [['core-1.0', 'any location that the player controls']],
  'replacement.order': [['core-1.3', 'the owner of the object orders them']],
  'trigger.may': [
    ['core-1.2', 'not said: decided as the ability resolves'],
    ['core-1.3', 'decided as the ability triggers'],
  ],
  'trigger.cost': [['core-1.2', 'paid as the ability resolves']],
  'trigger.attack-once': [['core-1.0', 'not said: by its FAQ whenever it gains the designation']],
  'trigger.defend-once': [['core-1.0', 'not said: by its FAQ whenever it gains the designation']],
  'combat.chain-order': [['core-1.0', 'in turn order from the attacker']],
  'combat.skip-to-resolution': [['core-1.0', 'where neither side has units, no combat has happened']],
  'combat.assign-contradiction': [['core-1.0', 'not said']],
  'combat.assign-undamageable': [['core-1.0', 'not said: it is assigned damage like any other unit']],
  'target.group-reduced': [
    ['core-1.0', 'not said'],
    ['core-1.2', 'whatever is no longer where it was chosen is not affected'],
  ],
  'cost.component-discount': [['core-1.2', 'not said: discounts come in any order']],
  'cost.pay-replaced': [['core-1.0', 'not said']],
  'play.wait-for-resolution': [['core-1.0', 'not said: nothing waits']],
  'resolve.null-information': [['core-1.0', 'zero, where it is a number']],
  'action.double': [['core-1.1', 'not said']],
  'trigger.reflexive': [['core-1.0', 'not said: no ability makes another']],
  'target.exceptions': [['core-1.0', 'not said: what is chosen of objects is chosen as it is played']],
  'move.impossible-becomes-recall': [['core-1.0', 'only where two others fight']],
  'bonus-damage.split': [['core-1.0', 'not said']],
  'action.kill-attributed': [['core-1.0', 'not said of deaths by damage']],
  'priority.newest-item': [['core-1.0', 'said also: triggers do not change who is active']],
  'layer.limit-snapshot': [['core-1.0', 'not said']],
  'hidden.when': [['core-1.0', 'from the hand alone']],
  'action.deal-responsible': [['core-1.3', 'not said']],
  'hidden.targets-separate': [
    ['core-1.0', null],
    ['core-1.3', 'not said'],
  ],
  'hidden.targets-there': [['core-1.0', 'everything that is chosen is there, without exception']],
  'burn-out.recycle-trash': [['core-1.0', 'the trash is shuffled in, which is no recycling']],
  'deck.battlefield-names': [['core-1.0', 'not said: a battlefield may be there several times']],
  'mode.teams.legends-differ': [['core-1.0', 'not said: they may be the same']],
  'mode.teams.battlefields-differ': [['core-1.0', 'not said: they may be the same']],
  'mode.teams.together': [['core-1.0', 'not said: each loses alone']],
  'concede.teammates': [['core-1.0', 'not said: teammates play on']],
  'chain.pass-on': [['core-1.0', 'in a combat only relevant players, and those whom they invite, act']],
  'ability.optional-trigger': [
    ['core-1.2', 'not said: decided as the ability resolves'],
    ['core-1.3', 'decided before it is on the chain'],
  ],
  'trigger.adjacent-if': [['core-1.2', 'part of the effect: looked at as the ability resolves']],
  'trigger.limited': [
    ['core-1.2', null],
    ['core-1.3', 'any of them may be left as it triggers'],
  ],
  'battlefield.abilities-chooser': [['core-1.0', 'not said']],
  'action.attach-same-host': [['core-1.2', 'detached and attached anew']],
  'attach.granted-text-active': [['core-1.2', 'all text of an attached card is inactive']],
  'scoring.conquer-teammate': [['core-1.3', 'what a teammate controls at any time of the Beginning Phase']],
  'mode.teams.final-point': [['core-1.3', 'what an ally occupied at any time of the Beginning Phase']],
  'move.not-into-others-combat': [
    ['core-1.2', 'whoever has nothing there is kept out of a combat, one of its two players as well'],
  ],
  'move.not-to-teammate': [
    ['core-1.2', 'not said: units of two other players alone bar it'],
    ['core-1.3', 'not onto a battlefield that a teammate controls'],
  ],
  'combat.chain-before-result': [['core-1.1', 'not said']],
  'combat.begins': [['core-1.2', 'not said: wherever two opponents have units, with nothing on the chain']],
  'bonus-damage.none-dealt': [
    ['core-1.0', 'not said'],
    ['core-1.2', 'Bonus Damage is added to whatever is dealt, be it none'],
    ['core-1.3', 'none where replacing or reducing left no damage'],
  ],
  'action.kill-in-cleanup': [['core-1.3', 'not said of combat damage']],
  'target.split-too-many': [['core-1.3', 'as many of them as whoever splits the damage likes cease to be targets']],
  'ability.delayed-replacement': [
    ['core-1.3', 'not said: of a card that has been played, which a countered one has not'],
  ],
  'layer.decreases': [
    ['core-1.0', 'not said whether a limit is fixed'],
    ['core-1.3', 'a limit of a passive ability is fixed, too'],
  ],
  'cost.own-domain-several': [
    ['core-1.0', null],
    ['core-1.3', 'power of any domain'],
  ],
  'action.played-finalized': [['core-1.2', 'what has resolved: a card that was countered was not played']],
  'action.counter-not-played': [['core-1.2', 'not played, whatever asks for it']],
  'action.stun-ends': [['core-1.3', 'as the next Ending Step begins']],
  'burn-out.not-on-looking': [['core-1.0', 'looking at an empty deck and revealing from it do burn out']],
  'combat.assign-no-excess': [['core-1.0', 'damage beyond what is lethal may pile up on one unit']],
  'combat.assign-replacements': [
    ['core-1.2', 'not said: they apply when the damage is dealt'],
    ['core-1.3', 'prevention alone, by raising what is lethal'],
  ],
  'combat.remove-designations': [
    ['core-1.0', null],
    ['core-1.2', 'in the cleanup of the combat, before anybody gains control'],
  ],
  'keyword.deathknell': [['core-1.1', 'triggers with whatever else waits for the death']],
  'scoring.final-point': [['core-1.2', 'at exactly one point below the Victory Score']],
  'win.cleanup': [['core-1.2', 'won at once with the Victory Score']],
  'mode.match.battlefield-after-draw': [['core-1.3', 'a used battlefield is out after any game']],
  'mode.teams.battlefields-provided': [['core-1.2', 'one each']],
  'mode.teams.ally-turn': [['core-1.2', 'without being invited']],
  'keyword.deflect-each-choice': [['core-1.1', 'once for each spell or ability']],
  'keyword.legion-another-card': [
    ['core-1.0', null],
    ['core-1.2', 'any card, but on spells and play effects'],
  ],
  'mode.match.best-of-five': [['core-1.3', 'not said: two games win']],
  'showdown.pass-on': [['core-1.0', 'in a combat only relevant players, and those whom they invite, act']],
  'hidden.cost-and-permission': [['core-1.0', "costs one power of the deck's domains"]],
};
