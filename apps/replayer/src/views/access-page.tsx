import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TargetedSubmitEvent } from 'preact';
import { LINK_ROLES, PIN_ROLES, wordsOf as roleWords } from '#access';
import { makeAddress } from '../address.js';
import { wordsOf } from '../api.js';
import { fetchLinks, type FreshLink, type ListedLink, orderLink, revokeLink, type WantedLink } from '../links.js';
import { Select } from './fields.js';
import { Problem } from './problem.js';
import { QrCode } from './qr-code.js';
import '../styles/access.css';

const EMPTY: WantedLink = { role: 'scribe', event: '', tables: '', seat: '1', pin: '', hours: '24' };

interface FieldProps {
  readonly wanted: Signal<WantedLink>;
  readonly name: Exclude<keyof WantedLink, 'role'>;
  readonly label: string;
  readonly hint?: string;
}

const Field = ({ wanted, name, label, hint }: FieldProps) => (
  <label>
    <span>{label}</span>
    <input
      name={name}
      autocomplete="off"
      placeholder={hint}
      value={wanted.value[name]}
      onInput={(event) => {
        wanted.value = { ...wanted.value, [name]: event.currentTarget.value };
      }}
    />
  </label>
);

const RoleField = ({ wanted }: Pick<FieldProps, 'wanted'>) => (
  <label>
    <span>Role</span>
    <Select
      name="role"
      value={wanted.value.role}
      options={LINK_ROLES.map((each) => [each, roleWords(each)])}
      chosen={(role) => (wanted.value = { ...wanted.value, role })}
    />
  </label>
);

const NewLink = ({ made }: { readonly made: (fresh: FreshLink) => void }) => {
  const wanted = useSignal(EMPTY);
  const problem = useSignal<string | null>(null);
  const { role } = wanted.value;
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    problem.value = await orderLink(wanted.value).then((fresh) => {
      made(fresh);
      return null;
    }, wordsOf);
  };
  return (
    <form class="new-match access-form" onSubmit={(event) => void submitted(event)}>
      <RoleField wanted={wanted} />
      <Field wanted={wanted} name="event" label="Event, as its matches name it" hint="every event" />
      <Field wanted={wanted} name="tables" label="Tables" hint="all; or as 4, 7" />
      {role === 'player' && <Field wanted={wanted} name="seat" label="Seat" hint="1 or 2" />}
      {PIN_ROLES.includes(role) && <Field wanted={wanted} name="pin" label="PIN" hint="4 to 12 digits" />}
      <Field wanted={wanted} name="hours" label="Hours until it ends" />
      <button type="submit" class="primary">
        Make a link
      </button>
      <Problem text={problem.value} />
    </form>
  );
};

/** A link that was made: shown this once, as nobody can read it again. */
const Fresh = ({ words, address }: FreshLink) => (
  <section class="fresh-link" aria-label="The new link" role="status">
    <p>{words}. Whoever opens it first is let in; it is shown this once.</p>
    <QrCode text={address} label={`A link for: ${words}`} />
    <p class="slip-digits">{address}</p>
  </section>
);

const devicesText = ({ devices, left }: ListedLink): string => {
  const names = devices.map(({ name }) => name).join(', ');
  return [names, left > 0 ? `waits for ${String(left)}` : ''].filter(Boolean).join('; ');
};

const Row = ({ link, revoke }: { readonly link: ListedLink; readonly revoke: () => void }) => (
  <tr>
    <td>{link.words}</td>
    <td>{link.kind === 'token' ? 'a program' : devicesText(link)}</td>
    <td>{new Date(link.expires).toLocaleString()}</td>
    <td>
      <button type="button" onClick={revoke}>
        Revoke<span class="visually-hidden"> {link.words}</span>
      </button>
    </td>
  </tr>
);

interface AliveProps {
  readonly links: readonly ListedLink[];
  readonly revoke: (id: string) => void;
}

const Alive = ({ links, revoke }: AliveProps) => (
  <table class="links">
    <caption>{links.length === 0 ? 'No link is alive' : 'Links that are alive'}</caption>
    <thead hidden={links.length === 0}>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Devices</th>
        <th scope="col">Ends</th>
        <th scope="col">Revoke</th>
      </tr>
    </thead>
    <tbody>
      {links.map((link) => (
        <Row key={link.id} link={link} revoke={() => revoke(link.id)} />
      ))}
    </tbody>
  </table>
);

/** Links that let devices in: made, shown as QR codes, listed and revoked. */
export const AccessPage = () => {
  const links = useSignal<readonly ListedLink[] | null>(null);
  const fresh = useSignal<FreshLink | null>(null);
  const problem = useSignal<string | null>(null);
  const take = async (reading: Promise<readonly ListedLink[]>): Promise<void> => {
    problem.value = await reading.then((read) => {
      links.value = read;
      return null;
    }, wordsOf);
  };
  useEffect(() => void take(fetchLinks()), []);
  const made = (link: FreshLink): void => {
    fresh.value = link;
    void take(fetchLinks());
  };
  const revoke = (id: string): void => {
    fresh.value = null;
    void take(revokeLink(id));
  };
  return (
    <main class="list-page access-page">
      <header class="list-head">
        <h1>Access</h1>
        <p class="quiet">
          Links that let devices in, without accounts: each for a role, its tables and a time, revoked at once.
        </p>
        <a class="book-link" href={makeAddress({ page: 'matches' })}>
          All matches
        </a>
      </header>
      {links.value !== null && <NewLink made={made} />}
      {fresh.value !== null && <Fresh {...fresh.value} />}
      <Problem text={problem.value} />
      {links.value !== null && <Alive links={links.value} revoke={revoke} />}
    </main>
  );
};
