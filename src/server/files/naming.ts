/** Builds the SQL that finds ids in a text or JSON column. */
const idsIn = (column: string, where = 'true') =>
  `select (regexp_matches(${column}::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi'))[1]::uuid as id
   from ${column.split('.')[0]} where ${where}`;
const privateIn = (table: string) => `select 'private/' || file_key from ${table}`;
const mentions = (column: string) => `${column}::text ~ '/(photos|documents)/|"recordingId"'`;

/**
 * Every column that names a photo, a document or a recording by its id, with the SQL that reads the ids. Files that
 * none of them names are swept: a column missing here loses its files, so a test compares this list with the catalogue.
 */
export const NAMING_IDS: Readonly<Record<string, string>> = {
  'ad_photos.photo_id': 'select photo_id as id from ad_photos',
  'question_photos.photo_id': 'select photo_id as id from question_photos',
  'order_reports.photo_ids': 'select unnest(photo_ids) as id from order_reports',
  'ad_drafts.revision': idsIn('ad_drafts.revision', 'revision is not null'),
  'ads.details': idsIn('ads.details', mentions('details')),
  'inquiries.answers': idsIn('inquiries.answers', `answers ? 'photos'`),
  'ad_imports.body': idsIn('ad_imports.body', `state in ('WAITING', 'RUNNING')`),
  'import_lines.cells': idsIn('import_lines.cells', 'outcome is null'),
  'content_versions.body': idsIn('content_versions.body', mentions('body')),
  'content_versions.details': idsIn('content_versions.details', mentions('details')),
  'reviews.image_url': idsIn('reviews.image_url', mentions('image_url')),
};

/** Every column that names a stored file by its key, without the folder. */
export const NAMING_KEYS: Readonly<Record<string, string>> = {
  'person_documents.file_key': privateIn('person_documents'),
  'order_originals.file_key': privateIn('order_originals'),
  'order_signatures.file_key': privateIn('order_signatures'),
  'order_car_papers.file_key': privateIn('order_car_papers'),
  'order_exports.file_key': privateIn('order_exports'),
  'vigilance_pieces.file_key': privateIn('vigilance_pieces'),
  'import_archives.file_key': `select 'archives/' || file_key from import_archives`,
};

/** The keys of all stored files that something names, as a common table expression `named (key)`. */
export const NAMED = `named_ids as materialized (${Object.values(NAMING_IDS).join('\nunion ')}),
  named as materialized (
    select 'originals/' || file_key as key from photos where id in (select id from named_ids)
    union select 'originals/' || file_key from documents where id in (select id from named_ids)
    union select 'originals/' || file_key from recordings where id in (select id from named_ids)
    ${Object.values(NAMING_KEYS)
      .map(sql => `union ${sql}`)
      .join('\n')}
  )`;
