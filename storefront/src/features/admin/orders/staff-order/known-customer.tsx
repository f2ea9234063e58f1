"use client";

import { readCustomer } from "@confiserie/domain/contract/customers";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Fragment, type ReactNode } from "react";
import { Shown } from "@/features/admin/kit";
import { keyOf } from "@/lib/use-operation";
import { findCustomer } from "./find-customer";
import { EMPTY_ENTRY, type EntryStart, entryFor } from "./use-entry";

/** Begins a form with the customer that `?customer=` names, at the known address; empty without one. */
export function KnownCustomer({ children }: { children: (start: EntryStart) => ReactNode }) {
	const id = useSearchParams().get("customer");
	const known = useQuery({
		queryKey: [...keyOf(readCustomer), "entry", id],
		queryFn: ({ signal }) => findCustomer(id ?? "", signal),
		enabled: id !== null,
		// What is typed over is not put back.
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (id === null) return <Fragment key="">{children(EMPTY_ENTRY)}</Fragment>;
	return (
		<Shown result={known} failure="Impossible de charger le client" height="h-60">
			{(customer) => <Fragment key={id}>{children(entryFor(customer))}</Fragment>}
		</Shown>
	);
}
