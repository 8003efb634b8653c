/**
 * The HTTP server: one port for pages, GraphQL, WebSocket, files and health. A page is the same for everyone, other
 * sites cannot act through a visitor's browser, and no response contains a stack trace. It contains no rules about cars
 * or money.
 */
export { agentsDoor } from './agents-door.ts';
export { apiDoor } from './api-door.ts';
export { listen, openApp } from './app.ts';
export { brandDoor } from './brand-door.ts';
export { calendarDoor } from './calendar-door.ts';
export { catalogueDoor } from './catalogue-door.ts';
export { conversionsDoor } from './conversions.ts';
export type { Door } from './door.ts';
export { mailDoor, robotsDoor, sandboxDoor, securityDoor } from './doors.ts';
export { dossierDoor } from './dossier-door.ts';
export { openDrawnPapers } from './drawn-papers.ts';
export { embedDoor } from './embed-door.ts';
export { exportsDoor } from './exports-door.ts';
export { carDocumentsDoor, orderDocumentsDoor, photosDoor, privateDoor } from './file-doors.ts';
export { lettersDoor } from './letters-door.ts';
export { oauthDoor } from './oauth-door.ts';
export { openPageCache } from './page-cache.ts';
export { openPages } from './pages.ts';
export { pushWorkerDoor } from './push-worker.ts';
export { recordingsDoor } from './recordings-door.ts';
export { contextMaker, contextReader, type MakeContext } from './request-context.ts';
export { addressOf, commonHeaders, isOwnOrigin, SHOWN_IN_OUR_FRAMES } from './security.ts';
export { deviceCookie, linkCookie, sessionCookie, stateCookie, viewIn } from './session-cookie.ts';
export { sharePicturesDoor } from './share-pictures.ts';
export { socialDoor } from './social-door.ts';
export { stripeDoor } from './stripe-door.ts';
export { unsubscribeDoor } from './unsubscribe.ts';
export { uploadDoor } from './upload-door.ts';
