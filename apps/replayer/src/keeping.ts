/** Gives the reader a file to keep. */
export const keepFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Gives the reader a text as a file to keep. */
export const keepText = (text: string, name: string, type: string): void => keepFile(new Blob([text], { type }), name);

/** Dots of a picture to a dot of its drawing: it is looked at on screens that have more of them. */
const SHARPNESS = 2;

/** An SVG with a size of its own as a PNG. Throws an `Error` where the browser cannot draw it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARPNESS;
  canvas.height = image.height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  if (png === null) throw new Error('This browser made no picture of the drawing; keep it as SVG.');
  return png;
};
