-- when an answer was last written otherwise than it was given; null where it stands as it was
alter table questions add column answer_edited_at timestamptz(3);
