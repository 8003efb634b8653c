/** The catalogue as split by the build (`scripts/page-words.ts`): a loader for each language and namespace. */
declare module 'virtual:words' {
  type Bring = () => Promise<{ readonly default: object }>;
  const sources: Readonly<Record<'fr' | 'en' | 'es', Readonly<Partial<Record<string, Bring>>>>>;
  export default sources;
}
