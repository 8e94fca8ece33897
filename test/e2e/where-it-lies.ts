import type { Page } from 'playwright-core';

/** The parts that are not whole inside of what holds them. */
export const cutBy = (page: Page, holder: string, parts: string): Promise<readonly string[]> =>
  page.evaluate(
    ([outside, inside]) => {
      const [room] = [...document.querySelectorAll(outside)].map((each) => each.getBoundingClientRect());
      return [...document.querySelectorAll(inside)]
        .filter((part) => {
          const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
          if (room === undefined || width === 0 || height === 0) return true;
          const slack = 1;
          return (
            left < room.left - slack ||
            right > room.right + slack ||
            top < room.top - slack ||
            bottom > room.bottom + slack
          );
        })
        .map((part) => `${part.className} ${part.textContent.slice(0, 30)}`);
    },
    [holder, parts] as const,
  );

/** The pairs of parts that lie over each other. */
export const overlapsOf = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].map((part) => ({
      name: `${part.className} of ${part.closest('.side')?.getAttribute('aria-label') ?? 'nobody'}`,
      box: part.getBoundingClientRect(),
    }));
    return found.flatMap((one, i) =>
      found
        .slice(i + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  }, parts);

/**
 * The pairs of a card's name, cost, numbers and words that lie over each other, as they are written: of names and words what is in sight of them. A label that tells how
 * a piece differs from another step is one of them.
 */
export const writtenOver = (page: Page, cards: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const label = (piece: HTMLElement) => {
      const { width, height, right, bottom, content } = getComputedStyle(piece, '::after');
      if (content === 'none') return [];
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.right - Number.parseFloat(right), box.bottom - Number.parseFloat(bottom)];
      return [
        {
          name: 'label',
          box: new DOMRect(
            x - Number.parseFloat(width),
            y - Number.parseFloat(height),
            Number.parseFloat(width),
            Number.parseFloat(height),
          ),
        },
      ];
    };
    const inside = (one: DOMRect, room: DOMRect) => {
      const [left, top] = [Math.max(one.left, room.left), Math.max(one.top, room.top)];
      return new DOMRect(
        left,
        top,
        Math.max(0, Math.min(one.right, room.right) - left),
        Math.max(0, Math.min(one.bottom, room.bottom) - top),
      );
    };
    const written = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].map((box) => inside(box, part.getBoundingClientRect()));
    };
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((piece) => {
      const names = [...piece.querySelectorAll('.piece-name')].flatMap((part) =>
        written(part).map((box) => ({ name: 'name', box })),
      );
      const others = [...piece.querySelectorAll('.card-cost, .piece-number, .piece-mark, .card .badge')].map((part) => {
        const box = part.getBoundingClientRect();
        const room = part.closest('.piece-badges')?.getBoundingClientRect();
        return { name: part.className, box: room === undefined ? box : inside(box, room) };
      });
      const parts = [...names, ...others, ...label(piece)].filter(({ box }) => box.width > 0 && box.height > 0);
      return parts.flatMap((one, i) =>
        parts
          .slice(i + 1)
          .filter(
            (other) =>
              one.name !== other.name &&
              one.box.left < other.box.right - 2 &&
              other.box.left < one.box.right - 2 &&
              one.box.top < other.box.bottom - 2 &&
              other.box.top < one.box.bottom - 2,
          )
          .map((other) => `${piece.textContent.slice(0, 30)}: ${one.name} and ${other.name}`),
      );
    });
  }, cards);

/** Waits until every card has come to its place. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A change of the window is laid out in the next frame, and cards go from there.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });

/** The rows of cards in which one lies over another, turned as they are, once each has come to its place. */
export const fannedRows = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('#table :is(.home, .arena, .leaders) .pieces')]
      .filter((row) => {
        const cards = [...row.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
        return cards.some((one, i) =>
          cards.slice(i + 1).some((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1),
        );
      })
      .map((row) => `${row.getAttribute('aria-label') ?? ''}: ${row.textContent}`),
  );
};

/** What is written on the table and looks otherwise while its drawing is changed: its parts by a selector, and how to change it and back. */
const lookingOtherwise = async (
  page: Page,
  written: string,
  change: (isChanged: boolean) => Promise<unknown>,
): Promise<readonly string[]> => {
  await settled(page);
  const look = async (isChanged: boolean): Promise<string> => {
    await change(isChanged);
    return (await page.screenshot({ animations: 'disabled' })).toString('base64');
  };
  const pictures = [await look(true), await look(false)];
  return page.evaluate(
    async ([taken, parts]) => {
      const pixels = await Promise.all(
        taken.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas;
        }),
      );
      const holders = (part: Element | null): readonly Element[] => {
        if (part === null) return [];
        const isOpen = getComputedStyle(part).overflow === 'visible';
        return [...(isOpen ? [] : [part]), ...holders(part.parentElement)];
      };
      const seen = (part: Element) => {
        const boxes = [part, ...holders(part)].map((each) => each.getBoundingClientRect());
        const [x, y] = [
          Math.ceil(Math.max(...boxes.map(({ left }) => left))),
          Math.ceil(Math.max(...boxes.map(({ top }) => top))),
        ];
        const [right, bottom] = [
          Math.min(...boxes.map((box) => box.right)),
          Math.min(...boxes.map((box) => box.bottom)),
        ];
        return [x, y, Math.floor(right) - x, Math.floor(bottom) - y] as const;
      };
      return [...document.querySelectorAll(`#table :is(${parts})`)]
        .filter((part) => {
          const [x, y, width, height] = seen(part);
          if (width <= 0 || height <= 0) return false;
          const [one, other] = pixels.map((each) => each?.getImageData(x, y, width, height).data ?? []);
          // What is smoothed otherwise since there is a layer more is no change.
          return [...(one ?? [])].filter((value, i) => Math.abs(value - (other?.[i] ?? 0)) > 48).length > 3;
        })
        .map((part) => `${part.className}: ${part.textContent}`);
    },
    [pictures, written] as const,
  );
};

/** What is written on the table and looks otherwise while the lines from the stack are drawn. */
export const crossedByLines = (page: Page): Promise<readonly string[]> =>
  lookingOtherwise(
    page,
    '.piece-name, .card-cost, .piece-number, .piece-mark, .badge, .arena-name, .strength, .plate, .pile, .chain-label, .chain-targets, .resource',
    (isDrawn) =>
      page.$$eval(
        '.target-lines',
        (all: SVGElement[], wanted) => all.forEach((each) => (each.style.visibility = wanted)),
        isDrawn ? '' : 'hidden',
      ),
  );

/** The names on cards that have room for a word, and look otherwise where nothing holds its letters inside of that. */
export const cutNames = (page: Page): Promise<readonly string[]> =>
  lookingOtherwise(page, '.piece-name', (isFree) =>
    page.$$eval(
      '.piece-name > span',
      (words, wanted) =>
        words
          .filter((word) => word.scrollWidth <= word.clientWidth)
          .forEach((word) => ((word as HTMLElement).style.overflow = wanted)),
      isFree ? 'visible' : '',
    ),
  );
