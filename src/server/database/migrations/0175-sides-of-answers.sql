-- which side gave an answer, as the car may be another's by now; null of those given before: as whose the car is says
alter table questions add column is_house_answer boolean;
