import { useSignal } from '@preact/signals';
import type { SlipResult } from '#match';
import type { RoundReading } from '#projections';
import { OFFICIALS, roleText } from '#ruleset';
import type { Desk } from '../../desk.js';
import type { Judge, JudgeOrder } from '../../judging.js';
import { ChoiceField, TextField } from '../fields.js';
import '../../styles/judging.css';

interface OrdersProps {
  readonly desk: Desk;
  readonly judge: Judge;
  readonly round: RoundReading;
}

const orderOf = (path: string, body: object, by?: JudgeOrder['by']): JudgeOrder => ({
  ...{ part: 'round', path: `/${path}`, body, words: '' },
  ...(by && { by }),
});

const wholeNumber = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** What can be ordered of the clock as it is. */
const ClockOrders = ({ judge, round: { clock } }: Omit<OrdersProps, 'desk'>) => {
  const minutes = useSignal('50');
  const send = (order: string, more: object = {}): void => {
    void judge.send(orderOf('clock', { order, ...more }));
  };
  const withMinutes = (order: string) => () => send(order, { minutes: wholeNumber(minutes.value) });
  const isSet = clock.minutes !== null;
  return (
    <div class="judge-form" data-keys="own">
      <TextField label="Minutes" value={minutes} longest={3} />
      <button type="button" disabled={judge.isSending.value} onClick={withMinutes(isSet ? 'lengthen' : 'start')}>
        {isSet ? 'Give more time' : 'Start the clock'}
      </button>
      {isSet && (
        <button
          type="button"
          disabled={judge.isSending.value}
          onClick={() => send(clock.since === null ? 'run-on' : 'stop')}
        >
          {clock.since === null ? 'Let it run on' : 'Stop the clock'}
        </button>
      )}
      <button type="button" disabled={judge.isSending.value} onClick={() => send('call-time')}>
        Call time
      </button>
    </div>
  );
};

/** Who gives the match up, or that all draw it. */
const EndOrders = ({ desk, judge }: Omit<OrdersProps, 'round'>) => {
  const seats = desk.names.map((_, seat) => seat);
  const draw = (): void => {
    void judge.send(orderOf('draw', { seats }));
  };
  return (
    <div class="judge-form">
      {desk.names.map((name, seat) => (
        <button
          key={name}
          type="button"
          disabled={judge.isSending.value}
          onClick={() => void judge.send(orderOf('concession', { seat }, { role: 'player', seat }))}
        >
          {name} concedes the match
        </button>
      ))}
      <button type="button" disabled={judge.isSending.value} onClick={draw}>
        All draw the match
      </button>
    </div>
  );
};

/** A signature under the result as whoever signs has it; it may differ from the tape's. */
const Signing = ({ desk, judge, result }: Omit<OrdersProps, 'round'> & { readonly result: SlipResult }) => {
  const who = useSignal('official');
  const games = useSignal(result.wins.join('-'));
  const drawn = useSignal(String(result.drawn));
  const winner = useSignal(result.winners.join(' '));
  const sign = (): void => {
    const seat = Number(who.value);
    const wins = games.value.split('-').map((each) => Math.trunc(Number(each)) || 0);
    const winners = winner.value === '' ? [] : winner.value.split(' ').map(Number);
    const body = { wins, drawn: Math.trunc(Number(drawn.value)) || 0, winners };
    void judge.send(orderOf('signatures', body, Number.isNaN(seat) ? judge.person() : { role: 'player', seat }));
  };
  const players = desk.names.map((name, seat) => [String(seat), name] as const);
  const asOnTape = result.winners.length > 1 ? [[result.winners.join(' '), 'as on the tape'] as const] : [];
  return (
    <div class="judge-form" data-keys="own">
      <ChoiceField label="Signs" value={who} options={[['official', 'the official at this desk'], ...players]} />
      <TextField label="Games" value={games} longest={20} />
      <TextField label="Drawn" value={drawn} longest={2} />
      <ChoiceField label="Won by" value={winner} options={[...players, ...asOnTape, ['', 'nobody']]} />
      <button type="button" disabled={judge.isSending.value} onClick={sign}>
        Sign
      </button>
    </div>
  );
};

/** The forms of the round: they stand where somebody records. */
export const RoundOrders = ({ desk, judge, round }: OrdersProps) => {
  const { result } = round.slip;
  return (
    <>
      <div class="judge-form" data-keys="own">
        <ChoiceField label="Ordered as" value={judge.role} options={OFFICIALS.map((each) => [each, roleText(each)])} />
        <TextField label="Name" value={judge.name} longest={100} />
      </div>
      {judge.problem.value !== null && (
        <p class="problem" role="alert">
          {judge.problem.value.message} {judge.problem.value.remedy}
        </p>
      )}
      <ClockOrders judge={judge} round={round} />
      {result === null ? (
        <EndOrders desk={desk} judge={judge} />
      ) : (
        <Signing key={desk.last.value} desk={desk} judge={judge} result={result} />
      )}
    </>
  );
};
