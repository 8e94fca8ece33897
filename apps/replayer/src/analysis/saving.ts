import { keepFile, pngOf } from '../keeping.js';

/** What of an element's look is written into a drawing that stands alone. */
const LOOK = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'opacity'] as const;

/** A drawing as a file of its own, in the colours that it has on the page. */
export const svgText = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shown, copied] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  shown?.forEach((element, at) => {
    const look = getComputedStyle(element);
    for (const name of LOOK) copied?.[at]?.setAttribute(name, look.getPropertyValue(name));
    copied?.[at]?.removeAttribute('tabindex');
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(drawing).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
};

/** Gives a drawing to the reader as a picture. Throws an `Error` where the browser cannot draw it. */
export const keepPicture = async (drawing: SVGSVGElement, name: string): Promise<void> =>
  keepFile(await pngOf(svgText(drawing)), name);
