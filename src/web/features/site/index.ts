/** The frame of every page: header, footer, offline bar and error pages. */
export { Frame } from './Frame.tsx';
export { OfflineBar } from './OfflineBar.tsx';
export { ListPages, PageIntro } from './PageIntro.tsx';
export { Absence, type AbsenceKind, Failure } from './PageState.tsx';
export { GROUP_NAMES, type GroupedPage, groupOf, type PageGroup, pagesOf } from './page-groups.ts';
export { SiteProviders } from './SiteProviders.tsx';
export { telOf, useHours, useHouse } from './use-house.ts';
export { useNetworkGuard } from './use-network-guard.ts';
