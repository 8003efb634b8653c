-- a seller is looked at by their provider once a minute at the most; whoever takes the look notes it first
alter table escrow_payees add column looked_at timestamptz(3);
-- since when the provider will not say anything of them: whoever runs the house is told once
alter table escrow_payees add column refused_at timestamptz(3);
