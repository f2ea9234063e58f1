"use client";

import { type AdminRedirect, deleteRedirect, listRedirects } from "@confiserie/domain/contract/content";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { ConfirmAct, Detail, Rows } from "@/features/admin/kit";
import { AdminHeader, EmptyList, May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { type Column, SELECTABLE } from "@/ui/data-table";
import { TextField } from "@/ui/text-field";
import { AddRedirects } from "./add-redirects";

/** As many rows as are shown at once; the search finds the others. */
const SHOWN = 100;

/** /admin/content/redirects: where addresses of a former shop lead. */
export function RedirectsPage() {
	return (
		<>
			<AdminHeader title="Redirections" subtitle="Les adresses d'une ancienne boutique mènent aux nouvelles" />
			<May permission="settings.change">
				<AddRedirects />
			</May>
			<Detail operation={listRedirects} input={{}} failure="Impossible de charger les redirections">
				{(all) => <Redirects all={all} />}
			</Detail>
		</>
	);
}

function Redirects({ all }: { all: readonly AdminRedirect[] }) {
	const [query, setQuery] = useState("");
	const sought = query.trim().toLowerCase();
	const found = all.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(sought));
	if (all.length === 0)
		return (
			<EmptyList>Aucune redirection. Une adresse inconnue montre «&nbsp;Cette page n'existe pas&nbsp;».</EmptyList>
		);
	return (
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
			<Rows caption="Redirections" columns={COLUMNS} rows={found.slice(0, SHOWN)} rowKey={({ id }) => String(id)} />
		</>
	);
}

const COLUMNS: readonly Column<AdminRedirect>[] = [
	{
		key: "from",
		header: "Ancienne adresse",
		cell: ({ from }) => <span className={`font-semibold ${SELECTABLE}`}>{from}</span>,
	},
	{ key: "to", header: "Mène à", cell: ({ to }) => <span className={SELECTABLE}>{to}</span> },
	{
		key: "changed",
		header: "Enregistrée",
		card: "none",
		cell: ({ changedAt, changedBy }) => `${formatDateTime(changedAt)}, ${changedBy}`,
	},
	{
		key: "act",
		header: <span className="sr-only">Actions</span>,
		align: "right",
		card: "bare",
		cell: ({ id, from }) => (
			<May permission="settings.change">
				<ConfirmAct
					label="Supprimer"
					name={`Supprimer la redirection de ${from}`}
					variant="danger"
					title="Supprimer cette redirection ?"
					confirm="Supprimer"
					busyLabel="Suppression…"
					act={() => call(deleteRedirect, { params: { id: String(id) } })}
					changes={[listRedirects]}
				>
					{`«\u00a0${from}\u00a0» ne mènera plus nulle part.`}
				</ConfirmAct>
			</May>
		),
	},
];
