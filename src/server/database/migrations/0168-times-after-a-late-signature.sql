-- a contract that is signed late leaves as long to pay and to hand over as one in time
grant update (pay_by, collect_by) on orders to calandre_app;
