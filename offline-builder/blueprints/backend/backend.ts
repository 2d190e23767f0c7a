import { createClient, type SupabaseClient } from "@supabase/supabase-js";

const url: string | undefined = import.meta.env.VITE_SUPABASE_URL;
const anonKey: string | undefined = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The project's database and sign-in; null where the app was built without their address. */
export const backend: SupabaseClient | null = url && anonKey ? createClient(url, anonKey) : null;
