/** What of an element's look is written into a drawing that stands alone. */
const LOOK = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-family', 'font-size', 'opacity'] as const;

/** Gives a file to the reader to keep. */
const keep = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Gives a text to the reader as a file. */
export const keepText = (text: string, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  keep(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

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

/** Dots of a picture for each dot of the drawing. */
const SHARP = 2;

/** Gives a drawing to the reader as a picture. */
export const keepPicture = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARP;
  canvas.height = image.height * SHARP;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  keep(canvas.toDataURL('image/png'), name);
};
