/** How the specs start Chromium. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** A new site makes the sizes of its pictures as they are asked for, which takes a quarter of the time of a journey. */
export const WITHOUT_PICTURES = {
  ...CHROMIUM,
  args: [...CHROMIUM.args, '--blink-settings=imagesEnabled=false'],
};
