import sharp from 'sharp';

type Light = {
  name: string;
  sky: [top: string, bottom: string];
  ground: [top: string, bottom: string];
  noise: number;
};

/** What photographers bring home from the island. */
const LIGHTS: Light[] = [
  {
    name: 'noon on white sand',
    sky: ['#ffffff', '#f4fbff'],
    ground: ['#fffdf4', '#ffffff'],
    noise: 6,
  },
  {
    name: 'haze over the sea',
    sky: ['#f7f7f2', '#ffffff'],
    ground: ['#eef6f6', '#d8ecec'],
    noise: 10,
  },
  { name: 'black slate', sky: ['#5d6a75', '#2c333a'], ground: ['#15171a', '#050607'], noise: 18 },
  { name: 'foam on rocks', sky: ['#9fc4d8', '#e9f4f7'], ground: ['#ffffff', '#3b3a36'], noise: 70 },
  { name: 'sunset', sky: ['#f7b267', '#fff1c9'], ground: ['#7a3b1c', '#2a1410'], noise: 14 },
];
const SHAPES = {
  landscape: [960, 640],
  portrait: [640, 960],
  panorama: [1280, 400],
  square: [640, 640],
} as const;

export type Photograph = { name: string; width: number; height: number; jpeg: Buffer };

async function photograph(
  { name, sky, ground, noise }: Light,
  shape: keyof typeof SHAPES,
): Promise<Photograph> {
  const [width, height] = SHAPES[shape];
  const gradient = (id: string, [top, bottom]: [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
  const horizon = Math.round(height * 0.55);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient('sky', sky)}${gradient('ground', ground)}
    <rect width="100%" height="100%" fill="url(#sky)"/><rect y="${horizon}" width="100%" height="100%" fill="url(#ground)"/></svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: noise },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const jpeg = await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'hard-light' }])
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: `${name}, ${shape}`, width, height, jpeg };
}

/** Twenty pictures with the proportions, brightness and noise of photographs, made on the spot. */
export const photographs = () =>
  Promise.all(
    LIGHTS.flatMap((light) =>
      (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).map((shape) => photograph(light, shape)),
    ),
  );
