-- what a key was asked for; what was asked without it, a moment ago, is good for nothing, and is asked again
alter table passkey_challenges add column purpose text check (purpose in ('LOGIN', 'ADD', 'PROOF'));
