/** The catalogue as the build cuts it (`scripts/page-words.ts`): by language and namespace, how words are brought. */
declare module 'virtual:words' {
  type Bring = () => Promise<{ readonly default: object }>;
  const sources: Readonly<Record<'fr' | 'en' | 'es', Readonly<Partial<Record<string, Bring>>>>>;
  export default sources;
}
