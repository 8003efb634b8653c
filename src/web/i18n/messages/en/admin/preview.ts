/** An ad as the public would see it. */
export const preview = {
  title: 'As the public will see it',
  text: 'The same parts as on the site, in each language. Nothing is published from here.',
  back: 'Back to the ad',
  languages: 'Language of the preview',
} as const;
