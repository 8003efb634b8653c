-- a sold car whose page was taken from the public, and since when: sold it stays, for its order, papers and figures
alter table ads add column hidden_at timestamptz check (hidden_at is null or status = 'SOLD');
-- which cars name a film or a sound
create index ads_recordings on ads using gin (jsonb_path_query_array(details, '$.conditionReport.*[*].recordingId'));
