"use client";

import { type AdminRedirect, deleteRedirect, listRedirects } from "@confiserie/domain/contract/content";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { AdminHeader, ConfirmDialog, ContentTabs, EmptyList, May, useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { AddRedirects } from "./add-redirects";

/** As many rows as are shown at once; the search finds the others. */
const SHOWN = 100;

/** /admin/contenu/redirections: where addresses of a former shop lead. */
export function RedirectsPage() {
	const [query, setQuery] = useState("");
	const [doomed, setDoomed] = useState<AdminRedirect | null>(null);
	const mayChange = useMay()("settings.change");
	const { data, error, refetch } = useOperation(listRedirects, {});
	const sought = query.trim().toLowerCase();
	const found = data?.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(sought)) ?? [];
	const remove = (redirect: AdminRedirect) =>
		mayChange && (
			<Button
				variant="danger"
				size="sm"
				aria-label={`Supprimer la redirection de ${redirect.from}`}
				onClick={() => setDoomed(redirect)}
			>
				Supprimer
			</Button>
		);
	const columns: readonly Column<AdminRedirect>[] = [
		{ key: "from", header: "Ancienne adresse", cell: ({ from }) => <span className={SELECTABLE}>{from}</span> },
		{ key: "to", header: "Mène à", cell: ({ to }) => <span className={SELECTABLE}>{to}</span> },
		{
			key: "changed",
			header: "Enregistrée",
			cell: ({ changedAt, changedBy }) => `${formatDateTime(changedAt)}, ${changedBy}`,
		},
		{ key: "act", header: <span className="sr-only">Actions</span>, align: "right", cell: remove },
	];
	return (
		<>
			<AdminHeader title="Redirections" subtitle="Les adresses d'une ancienne boutique mènent aux nouvelles" />
			<ContentTabs />
			<May permission="settings.change">
				<AddRedirects />
			</May>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les redirections" cause={error} onRetry={() => refetch()} />
			)}
			{data?.length === 0 && (
				<EmptyList>Aucune redirection. Une adresse inconnue montre «&nbsp;Cette page n'existe pas&nbsp;».</EmptyList>
			)}
			{data && data.length > 0 && (
				<>
					<TextField
						type="search"
						label="Chercher une adresse"
						value={query}
						onChange={({ target }) => setQuery(target.value)}
						className="max-w-md"
					/>
					<p role="status" className="text-sm text-prune">
						{found.length > SHOWN
							? `${formatCount(found.length, "redirection")}, dont les ${SHOWN} premières`
							: formatCount(found.length, "redirection")}
					</p>
					<DataTable
						caption="Redirections"
						columns={columns}
						rows={found.slice(0, SHOWN)}
						rowKey={({ id }) => String(id)}
						card={(redirect) => (
							<div className="flex flex-col items-start gap-1">
								<p className="font-semibold wrap-anywhere">{redirect.from}</p>
								<p className="text-sm wrap-anywhere">{`mène à ${redirect.to}`}</p>
								{remove(redirect)}
							</div>
						)}
					/>
				</>
			)}
			<ConfirmDialog
				row={doomed}
				title="Supprimer cette redirection ?"
				describe={({ from }) => `«\u00a0${from}\u00a0» ne mènera plus nulle part.`}
				label="Supprimer"
				busyLabel="Suppression…"
				act={({ id }) => call(deleteRedirect, { params: { id: String(id) } })}
				changes={keyOf(listRedirects)}
				onClose={() => setDoomed(null)}
			/>
		</>
	);
}
