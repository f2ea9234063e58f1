"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiProblem } from "@/lib/api";

/** Three attempts a second apart. Source: accounts spec §9 "Retry settings". */
const RETRIES = { attempts: 3, delayMs: 1000 } as const;

/** Query cache of the account pages, one a mount: another person at the same screen starts with an empty one. */
export function AccountQueries({ children }: { children: ReactNode }) {
	const [client] = useState(
		() => new QueryClient({ defaultOptions: { queries: { retry, retryDelay: RETRIES.delayMs } } }),
	);
	return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A refusal is an answer; only what may go better next time is tried again. */
export function retry(failures: number, cause: unknown): boolean {
	const isAnswered = cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500;
	return !isAnswered && failures < RETRIES.attempts - 1;
}
