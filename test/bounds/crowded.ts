import { layOut as layOutRiftbound, type RiftboundState } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';

const times = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

/** Sixty units, ten of which trigger when their player plays a spell. */
export const crowdedRiftbound = (): RiftboundState =>
  layOutRiftbound({
    turn: 'Ana',
    players: {
      Ana: {
        runes: 'enough',
        hand: ['Falling Star', 'Stupefy', 'Discipline'],
        base: [...times(10, 'Ravenbloom Student'), 'Mega-Mech', ...times(20, 'Recruit')],
      },
      Ben: { runes: 'enough', hand: ['Defy'], base: times(11, 'Playful Phantom') },
    },
    battlefields: [
      { card: 'Void Gate', controller: 'Ana', units: { Ana: times(9, 'Recruit') } },
      { card: 'Bandle Tree', controller: 'Ben', units: { Ben: times(9, 'Recruit') } },
    ],
  });

type RuneterraState = typeof runeterra.initial;

/** Two full boards. */
export const crowdedRuneterra = (): RuneterraState => {
  const laid = runeterra.layOut?.({
    round: 10,
    players: {
      Ana: { bench: ['01DE012', ...times(5, '01DE001')], hand: 5, deckSize: 20 },
      Ben: { bench: times(6, '01DE001'), hand: 5, deckSize: 20 },
    },
  });
  if (!laid?.ok) throw new Error(laid?.error[0]?.message ?? 'This game has no literals.');
  return laid.value.reduce(runeterra.evolve, runeterra.initial);
};
