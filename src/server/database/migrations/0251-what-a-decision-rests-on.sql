-- what a measure rests on, where staff say another thing than who reported; null: the reason of the report
alter table reports add column ground text;
alter table report_appeals add column ground text;
