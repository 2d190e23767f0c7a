import type { Migration } from "@slipway/platform/database/port";

const ledger = `
create table credit_accounts (
  workspace_id text primary key references workspaces on delete cascade,
  -- The sum of the account's lines, and of what is left of its lots.
  balance_micro bigint not null default 0 check (balance_micro >= 0)
);
create table credit_lots (
  id text primary key,
  workspace_id text not null references credit_accounts on delete cascade,
  source text not null check (source in ('daily', 'monthly', 'top_up', 'returned')),
  -- The day or month (UTC) it was given for.
  period text,
  granted_micro bigint not null check (granted_micro > 0),
  left_micro bigint not null check (left_micro between 0 and granted_micro),
  expires_at bigint,
  created_at bigint not null
);
create index credit_lots_open on credit_lots (workspace_id) where left_micro > 0;
create index credit_lots_period on credit_lots (workspace_id, source, period);
create table credit_entries (
  seq bigint generated always as identity primary key,
  workspace_id text not null references credit_accounts on delete cascade,
  idempotency_key text not null,
  kind text not null check (kind in ('daily', 'monthly', 'top_up', 'expired', 'reserve', 'settle', 'release', 'refund')),
  meter text not null default 'chat' check (meter in ('chat', 'cloud', 'ai_gateway')),
  amount_micro bigint not null,
  balance_micro bigint not null check (balance_micro >= 0),
  -- What each lot gave or got: [[lot, micro], ...]; sums up to the amount.
  parts jsonb not null,
  run_id text,
  project_id text,
  user_id text,
  model text,
  mode text,
  -- On settle: what the run cost in the end.
  cost_micro bigint check (cost_micro >= 0),
  reason text,
  created_at bigint not null,
  unique (workspace_id, idempotency_key)
);
create index credit_entries_run on credit_entries (run_id) where run_id is not null;
create index credit_entries_time on credit_entries (workspace_id, created_at);
create function credit_entries_stay() returns trigger language plpgsql as $$
begin
  -- They go with their workspace, and in no other way.
  if tg_op = 'DELETE' and not exists (select 1 from credit_accounts where workspace_id = old.workspace_id) then
    return old;
  end if;
  raise exception 'lines of the ledger are never changed';
end $$;
create trigger credit_entries_stay before update or delete on credit_entries
  for each row execute function credit_entries_stay();
`;

/** Off until somebody who manages billing turns it on. The amounts are the proposed ones. */
const automaticTopUp = `
alter table credit_accounts
  add column automatic_enabled boolean not null default false,
  add column automatic_amount integer not null default 50 check (automatic_amount > 0),
  add column automatic_cap integer not null default 200,
  add constraint credit_accounts_automatic_cap check (automatic_cap >= automatic_amount);
`;

export const migrations: readonly Migration[] = [
  { owner: "billing", name: "001-ledger", sql: ledger },
  { owner: "billing", name: "002-automatic-top-up", sql: automaticTopUp },
];
