"use client";

import type { CUSTOMER_SORTS } from "@confiserie/domain/contract/personal-data";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callCustomers } from "./calls";
import { CustomersTable } from "./customers-table";

const SORTS: { value: (typeof CUSTOMER_SORTS)[number]; label: string }[] = [
	{ value: "name", label: "Nom" },
	{ value: "newest", label: "Les plus récents" },
];

/** /admin/customers: everybody with an account, by name, e-mail or phone number. */
export function CustomersPage() {
	const [{ query, sort, page }, setAsked] = useState({ query: "", sort: SORTS[0]?.value ?? "name", page: 0 });
	const typed = useDeferredValue(query.trim());
	const asked = typed.length === 1 ? "" : typed;
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "customers", asked, sort, page],
		queryFn: ({ signal }) => callCustomers({ query: asked, sort, page }, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<AdminHeader title="Clients" subtitle="Comptes de la boutique" />
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
				<TextField
					type="search"
					label="Nom, e-mail ou téléphone"
					value={query}
					maxLength={200}
					autoComplete="off"
					onChange={({ target }) => setAsked({ query: target.value, sort, page: 0 })}
				/>
				<Select
					label="Trier par"
					value={sort}
					options={SORTS}
					onChange={({ target }) => setAsked({ query, sort: target.value === "newest" ? "newest" : "name", page: 0 })}
				/>
			</search>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les clients" cause={error} onRetry={() => refetch()} />
			)}
			{data?.content.length === 0 && (
				<EmptyState
					title="Aucun client"
					action={
						<Button variant="secondary" onClick={() => setAsked({ query: "", sort, page: 0 })}>
							Voir tous les clients
						</Button>
					}
				>
					Aucun compte ne correspond à cette recherche.
				</EmptyState>
			)}
			{data && data.content.length > 0 && <CustomersTable customers={data.content} />}
			{data && (
				<Pager
					page={page}
					isLast={data.last}
					onPage={(next) => setAsked({ query, sort, page: next })}
					before="Précédents"
					after="Suivants"
				/>
			)}
		</>
	);
}
