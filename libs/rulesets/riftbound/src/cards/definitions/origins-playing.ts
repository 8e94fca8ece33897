import type { CardDefinition, Filter } from '../../abilities/definition.js';
import { card, CONQUERS_HERE, draw, ENEMY, FRIENDLY, might, PLAYED, UNIT, use, when, YOUR_UNIT } from './common.js';
import { A_BUFF, ANY_BUFFS, DISCARD_ONE, less, mayPay, mustPay, PAID, resolves, whenPaid } from './playing.js';

const IN_YOUR_TRASH: Filter = { zone: 'your trash', is: 'card' };
const YOUR_BUFFED: Filter = { ...YOUR_UNIT, state: ['buffed'] };

/** Cards of Origins whose text is about what they cost, or that are paid for with objects. */
export const ORIGINS_PLAYING: Readonly<Record<string, CardDefinition>> = {
  // Brazen Buccaneer
  'OGN-002': card(mayPay(DISCARD_ONE, { less: { energy: 2 } })),
  // Raging Firebrand
  'OGN-031': card(
    when(PLAYED, [
      {
        do: 'delay',
        ability: { kind: 'static', gives: { costs: 'less', by: { energy: 5 }, of: { type: 'Spell' } } },
        until: 'turn',
        ends: { event: 'finalized', of: { is: 'spell' }, by: 'you' },
      },
    ]),
  ),
  // Vi, Destructive
  'OGN-036': card(use({ objects: { do: 'recycle', what: IN_YOUR_TRASH } }, [might(1, 'this')])),
  // Clockwork Keeper
  'OGN-044': card(mayPay({ power: ['own'] }), whenPaid([draw(1)])),
  // Meditation
  'OGN-048': card(
    mayPay({ objects: { do: 'exhaust', what: FRIENDLY } }),
    resolves([
      { ...draw(2), if: PAID },
      { ...draw(1), if: { not: PAID } },
    ]),
  ),
  // Garbage Grabber
  'OGN-099': card(
    use({ energy: 1, exhaust: true, objects: { do: 'recycle', what: IN_YOUR_TRASH, count: 3 } }, [draw(1)]),
  ),
  // Malzahar, Fanatic
  'OGN-113': card(
    use(
      { exhaust: true, objects: { do: 'kill', what: { is: 'permanent', side: 'friendly' } } },
      [{ do: 'add', power: ['any', 'any'] }],
      { timing: 'action' },
    ),
  ),
  // Spoils of War
  'OGN-144': card(less({ energy: 2 }, { thisTurn: { event: 'dies', of: ENEMY } }), resolves([draw(2)])),
  // Wallop
  'OGN-146': card(mayPay(A_BUFF, { ignoresBase: true }), resolves([{ do: 'ready', what: { target: 0 } }], UNIT)),
  // Wildclaw Shaman
  'OGN-147': card(
    when(
      PLAYED,
      [
        { do: 'buff', what: 'this' },
        { do: 'ready', what: 'this' },
      ],
      { cost: A_BUFF },
    ),
  ),
  // Kraken Hunter
  'OGN-150': card(mayPay(ANY_BUFFS, { less: { power: 1, own: true, each: true } })),
  // Overt Operation
  'OGN-153': card(
    resolves([
      { do: 'spend-buff', what: { pick: YOUR_BUFFED, count: { count: YOUR_BUFFED }, upTo: true } },
      { do: 'ready', what: 'those' },
      { do: 'buff', what: { all: FRIENDLY } },
    ]),
  ),
  // Call to Glory
  'OGN-207': card(mayPay(A_BUFF, { ignoresBase: true }), resolves([might(3)], UNIT)),
  // Cruel Patron
  'OGN-208': card(mustPay({ objects: { do: 'kill', what: FRIENDLY } })),
  // Albus Ferros
  'OGN-230': card(
    when(PLAYED, [
      { do: 'spend-buff', what: { pick: YOUR_BUFFED, count: { count: YOUR_BUFFED }, upTo: true } },
      { do: 'channel', who: 'you', count: { count: { is: 'unit', among: 'those' } }, exhausted: true },
    ]),
  ),
  // Commander Ledros
  'OGN-231': card(
    mayPay({ objects: { do: 'kill', what: FRIENDLY, count: 'any' } }, { less: { power: 1, own: true, each: true } }),
  ),
  // Monastery of Hirana
  'OGN-282': card(when(CONQUERS_HERE, [draw(1)], { cost: A_BUFF })),
  // Daughter of the Void
  'OGN-247': card(use({ exhaust: true }, [{ do: 'add', power: ['any'], only: 'spells' }], { timing: 'reaction' })),
  // Lux, Crownguard
  'OGS-014': card(use({ exhaust: true }, [{ do: 'add', energy: 2, only: 'spells' }], { timing: 'reaction' })),
  // Bullet Time
  'OGN-268': card(
    resolves(
      [
        {
          do: 'deal',
          amount: { paid: 'amount' },
          to: { all: { ...ENEMY, at: { locationOf: { target: 0 } } } },
          cost: { any: 'power' },
        },
      ],
      { is: 'battlefield', zone: 'battlefields' },
    ),
  ),
};
