/** How public/icon.svg is drawn as the PNGs that phones ask for: npm run icons */

const FELT = { fit: 'contain', background: '#1f4d3a' };
const NAMES = {
  transparent: (width) => `icon-${width}.png`,
  maskable: (width) => `icon-maskable-${width}.png`,
  apple: () => 'apple-touch-icon.png',
};

export default {
  images: ['public/icon.svg'],
  logLevel: 'silent',
  preset: {
    transparent: { sizes: [192, 512], padding: 0 },
    // Phones cut this one to a shape of their own: no corners, and all that counts within the middle 80 %.
    maskable: { sizes: [512], padding: 0.15, resizeOptions: FELT },
    apple: { sizes: [180], padding: 0, resizeOptions: FELT },
    // Few colours: a flat drawing loses nothing that shows.
    png: { palette: true, colours: 48, quality: 95, dither: 0, compressionLevel: 9, effort: 10 },
    assetName: (type, { width }) => NAMES[type](width),
  },
};
