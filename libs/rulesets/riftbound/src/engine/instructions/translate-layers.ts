import { keywordsOf } from '../../reading/layers/keywords.js';
import { mightOf } from '../../reading/layers/might.js';
import { amountOf } from '../../reading/amounts.js';
import { objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { some, type DoingOf, type Translator } from './translator.js';

/** Instructions whose effects the layers apply (477). */

/** "To a minimum of N": what is taken is fixed as the effect begins (477.3.b). */
const mightChange = (setting: Setting, piece: number, { amount, floor }: DoingOf<'might'>): number => {
  const change = amountOf(setting, amount);
  return floor === undefined ? change : Math.max(change, Math.min(0, floor - mightOf(setting.state, piece)));
};

const might: Translator<'might'> = (setting, doing) =>
  objectsOf(setting, doing.what).map((piece) => ({
    verb: 'might',
    pieces: [piece],
    amount: mightChange(setting, piece, doing),
    until: doing.until,
  }));

/** The lower gains what the higher loses, whatever comes between (433.1.b). */
const swapMight: Translator<'swap might'> = (setting, { what, until }) => {
  const [a, b] = objectsOf(setting, what);
  if (a === undefined || b === undefined) return [];
  const difference = mightOf(setting.state, b) - mightOf(setting.state, a);
  if (difference === 0) return [];
  return [
    { verb: 'might', pieces: [a], amount: difference, until },
    { verb: 'might', pieces: [b], amount: -difference, until },
  ];
};

const setMight: Translator<'set might'> = (setting, { what, to, until }) =>
  some(objectsOf(setting, what), (pieces) => ({ verb: 'set-might', pieces, to: amountOf(setting, to), until }));

const copy: Translator<'copy'> = (setting, { what, of }) => {
  const [original] = objectsOf(setting, of);
  return original === undefined
    ? []
    : some(objectsOf(setting, what), (pieces) => ({ verb: 'copy', pieces, of: original }));
};

const keyword: Translator<'keyword'> = (setting, doing) =>
  some(objectsOf(setting, doing.what), (pieces) => ({
    verb: 'keyword',
    pieces,
    keyword: doing.keyword,
    value: doing.value ?? 1,
    until: doing.until,
  }));

const keywordsToo: Translator<'keywords of'> = (setting, { of, what, until }) =>
  objectsOf(setting, of)
    .flatMap((giver) => keywordsOf(setting.state, giver))
    .flatMap(({ keyword: name, value }) =>
      some(objectsOf(setting, what), (pieces) => ({ verb: 'keyword', pieces, keyword: name, value, until })),
    );

export const TO_LAYERS = {
  might,
  'set might': setMight,
  'swap might': swapMight,
  copy,
  keyword,
  'keywords of': keywordsToo,
} as const;
