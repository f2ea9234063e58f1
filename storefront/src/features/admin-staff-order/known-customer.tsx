"use client";

import { readCustomer } from "@confiserie/domain/contract/customers";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Fragment, type ReactNode } from "react";
import { keyOf } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { callCustomer } from "./calls";
import { EMPTY_ENTRY, type EntryStart, entryFor } from "./use-entry";

/** Begins a form with the customer that `?customer=` names, at the known address; empty without one. */
export function KnownCustomer({ children }: { children: (start: EntryStart) => ReactNode }) {
	const id = useSearchParams().get("customer");
	const { data, error, refetch } = useQuery({
		queryKey: [...keyOf(readCustomer), "entry", id],
		queryFn: ({ signal }) => callCustomer(id ?? "", signal),
		enabled: id !== null,
		// What is typed over is not put back.
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (id === null) return <Fragment key="">{children(EMPTY_ENTRY)}</Fragment>;
	if (data) return <Fragment key={id}>{children(entryFor(data))}</Fragment>;
	return error ? <RetryBanner title={error.message} onRetry={() => refetch()} /> : <Skeleton className="h-60" />;
}
