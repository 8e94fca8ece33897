import { transcriptOf } from '#projections';
import { fillOneFile, packDeflated, type Packed } from '#tape-document';
import { requestText } from './api.js';
import type { Desk } from './desk.js';
import { keepText } from './keeping.js';

const SIGNS = /[^\p{L}\p{N}._-]+/gu;

const fileName = ({ id, names }: Desk, ending: string): string =>
  `${(names.length === 0 ? id : names.join('-')).replace(SIGNS, '-').slice(0, 80)}.${ending}`;

/** The tape as a text for people, as its viewer was shown it. */
export const saveText = (desk: Desk): void => {
  const { ruleset, viewer, tape } = desk.told.peek();
  keepText(transcriptOf({ ruleset, viewer, envelopes: tape.events }), fileName(desk, 'txt'), 'text/plain');
};

const pack = async (text: string): Promise<Packed> => {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return packDeflated(new Uint8Array(await new Response(deflated).arrayBuffer()));
};

/** Where the server keeps what such a page is made of. */
const PARTS = '/one-file/';

/**
 * The tape as a page in one file, which begins at the step that is shown here. `document`: the tape's document, as its viewer may know it.
 * Throws `ApiProblem` where the server does not give what the page is made of.
 */
export const savePage = async (desk: Desk, document: string): Promise<void> => {
  const game = desk.seen.peek().ruleset.id;
  const [template, style, program] = await Promise.all(
    ['page.html', `${game}.css`, `${game}.js`].map((name) => requestText(PARTS + name)),
  );
  const page = fillOneFile(template ?? '', {
    title: `${desk.names.join(' – ')} – Matchtape`,
    name: 'tape.json',
    at: desk.at.peek(),
    tape: await pack(document),
    style: await pack(style ?? ''),
    program: await pack(program ?? ''),
  });
  keepText(page, fileName(desk, 'html'), 'text/html');
};
