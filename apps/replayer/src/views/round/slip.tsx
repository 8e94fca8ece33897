import { useRef } from 'preact/hooks';
import { personText, type Signature, type SlipResult, slipText } from '#match';
import type { ResultSlip } from '#projections';
import type { Desk } from '../../desk.js';
import { printAlone } from '../../print.js';

interface SlipProps {
  readonly desk: Desk;
  readonly slip: ResultSlip;
}

const playersOf = ({ names }: Desk): readonly { readonly name: string }[] => names.map((name) => ({ name }));

/** What somebody has signed; another result than the tape's is said beside it. */
const Signed = ({ desk, slip, each }: SlipProps & { readonly each: Signature }) => (
  <li>
    {personText(each.by, playersOf(desk))}
    {slip.conflicts.includes(each) && (
      <strong class="problem"> signed another result: {slipText(each.result, playersOf(desk))}</strong>
    )}
  </li>
);

const winnersText = ({ names }: Desk, { winners }: SlipResult): string =>
  winners.length === 0
    ? 'The match is drawn.'
    : `${winners.map((seat) => names[seat] ?? '').join(' and ')} won the match.`;

const Games = ({ desk, result }: { readonly desk: Desk; readonly result: SlipResult }) => (
  <table>
    <tbody>
      {desk.names.map((name, seat) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{result.wins[seat]}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Drawn games</th>
        <td>{result.drawn}</td>
      </tr>
    </tbody>
  </table>
);

/** The result slip: what the tape comes to, who has signed it, and a line for each who has not. */
export const Slip = ({ desk, slip }: SlipProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const { result, signed, missing, official } = slip;
  if (result === null) return <p class="quiet">The match has no result yet.</p>;
  const print = (): void => {
    if (sheet.current !== null) printAlone(sheet.current);
  };
  const lacking = [...missing.map((seat) => desk.names[seat] ?? ''), ...(official ? [] : ['an official'])];
  return (
    <div class="slip" ref={sheet}>
      <h3>Result slip</h3>
      <Games desk={desk} result={result} />
      <p>{winnersText(desk, result)}</p>
      <h4>Signed by</h4>
      <ul>
        {signed.map((each) => (
          <Signed key={personText(each.by, playersOf(desk))} desk={desk} slip={slip} each={each} />
        ))}
        {lacking.map((name) => (
          <li key={`lacking ${name}`}>{name}: ______________________</li>
        ))}
      </ul>
      <button type="button" onClick={print}>
        Print the slip
      </button>
    </div>
  );
};
