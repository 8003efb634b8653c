-- of a dispute that was lost the fee may still be owed
create index payments_lost on payments (subject_id) where dispute_state = 'LOST';
create view contested_fees as
  select p.subject_id as order_id from payments p
  where p.dispute_state in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW')
    or p.dispute_state = 'LOST' and (select sum(cents) from postings
      where order_id = p.subject_id and account = 'DISPUTES') > 0;
