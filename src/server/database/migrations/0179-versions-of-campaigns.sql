-- how often a letter was saved since it was begun: whoever saves or sends it says which of its words they read
alter table campaigns add column version integer not null default 0;
