-- a buyer hands in customs' certificate like any other paper of the car
alter table order_car_papers drop constraint order_car_papers_kind_check;
alter table order_car_papers add constraint order_car_papers_kind_check
  check (kind in ('REGISTRATION', 'TRANSFER', 'STATUS', 'INSPECTION', 'EXPORT'));
