"use client";

import { type DefaultOptions, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiProblem } from "./api";

/** Three attempts a second apart. Source: accounts spec §9 "Retry settings". */
const RETRIES = { attempts: 3, delayMs: 1000 } as const;

/** How every read of accounts and back office is tried again. Offline, an act is refused as a form is, and not done later. */
export const QUERY_DEFAULTS: DefaultOptions = {
	queries: { retry, retryDelay: RETRIES.delayMs },
	mutations: { networkMode: "always" },
};

/** Query cache of the account pages, one per mount: `RequireLogin` remounts them for another customer, whose cache is empty. */
export function AccountQueries({ children }: { children: ReactNode }) {
	const [client] = useState(() => new QueryClient({ defaultOptions: QUERY_DEFAULTS }));
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A refusal is a response; only what may go better next time is tried again. */
export function retry(failures: number, cause: unknown): boolean {
	const isRefusal = cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500;
	return !isRefusal && failures < RETRIES.attempts - 1;
}
