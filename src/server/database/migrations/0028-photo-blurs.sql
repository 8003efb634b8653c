-- a few pixels of each photo, WebP in base64: it goes out with the page and stands there while the photo loads
alter table photos add column blur text check (length(blur) <= 1000);
