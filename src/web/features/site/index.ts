/** What stands around every page: header, footer, the bar of a lost connection, pages that are not there. */
export { Frame } from './Frame.tsx';
export { Absence, type AbsenceKind, Failure } from './PageState.tsx';
export { SiteProviders } from './SiteProviders.tsx';
