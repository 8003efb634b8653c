-- a review may be of a sale of the house's; its buyer wrote it
alter table reviews add column order_id uuid unique references orders;
